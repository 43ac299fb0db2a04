import styles from '../../../ui/fields/switch-field.module.css'

interface SmallSwitchProps {
  label: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A switch with an invisible label: its row shows what it is about. */
export const SmallSwitch = ({ label, checked, disabled, onChange }: SmallSwitchProps) => (
  <input
    type="checkbox"
    role="switch"
    className={styles.switch}
    aria-label={label}
    title={label}
    checked={checked}
    aria-checked={checked}
    disabled={disabled}
    onChange={(event) => onChange(event.target.checked)}
  />
)
