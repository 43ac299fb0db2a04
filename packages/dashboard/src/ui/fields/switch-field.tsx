import Switch from '@mui/material/Switch'
import { type ReactNode, useId } from 'react'
import styles from './switch-field.module.css'

interface SwitchFieldProps {
  label: string
  /** What it means when on. */
  hint?: ReactNode
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** On or off, at once. The words are pressed as well as the switch. */
export function SwitchField({ label, hint, checked, disabled, onChange }: SwitchFieldProps) {
  const id = useId()
  return (
    <label className={styles['row']} data-disabled={disabled === true}>
      <span className={styles['words']}>
        <span className={styles['label']} id={`${id}-label`}>
          {label}
        </span>
        {hint && (
          <span className={styles['hint']} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <Switch
        checked={checked}
        disabled={disabled === true}
        onChange={(_, next) => onChange(next)}
        slotProps={{
          input: {
            role: 'switch',
            'aria-labelledby': `${id}-label`,
            ...(hint ? { 'aria-describedby': `${id}-hint` } : {}),
          },
        }}
      />
    </label>
  )
}
