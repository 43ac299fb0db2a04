import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { Themed } from '../mui/themed.tsx'
import { Field, type FieldTexts } from './field.tsx'

export interface Option<Value extends string = string> {
  value: Value
  label: string
  icon?: ReactNode
  /** E.g. the face that a font option shows. */
  style?: CSSProperties
}

interface SelectFieldProps<Value extends string> extends FieldTexts {
  value: Value
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
  disabled?: boolean
}

const Chevron = ({ className }: { className?: string }) => (
  <span className={className} style={{ position: 'absolute', pointerEvents: 'none' }}>
    <Icon name="down" />
  </span>
)

/** One of several, in a list that opens. For two to four short ones take Segment. */
export function SelectField<Value extends string>({
  label,
  aside,
  hint,
  error,
  value,
  options,
  onChange,
  disabled,
}: SelectFieldProps<Value>) {
  return (
    <Themed>
      <Field label={label} hint={hint} error={error} isGroup {...(aside !== undefined && { aside })}>
        {({ id, labelId, describedBy }) => (
          <Select
            value={value}
            // MUI types the value of the option that was picked as unknown; it is one of ours.
            onChange={(event) => onChange(event.target.value as Value)}
            disabled={disabled === true}
            error={Boolean(error)}
            fullWidth
            labelId={labelId}
            IconComponent={Chevron}
            SelectDisplayProps={{ id, ...(describedBy && { 'aria-describedby': describedBy }) }}
          >
            {options.map((option) => (
              <MenuItem key={option.value} value={option.value} {...(option.style && { style: option.style })}>
                {option.icon}
                {option.label}
              </MenuItem>
            ))}
          </Select>
        )}
      </Field>
    </Themed>
  )
}
