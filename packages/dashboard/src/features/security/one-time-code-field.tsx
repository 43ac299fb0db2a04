import { TextField } from '../../ui/fields/text-field.tsx'

interface OneTimeCodeFieldProps {
  label: string
  value: string
  error?: string | undefined
  /** Takes the focus: the first field of a dialog. */
  isFirst?: boolean
  onChange: (value: string) => void
}

/** A code that was sent, or that an app shows. */
export function OneTimeCodeField({ isFirst = false, onChange, ...field }: OneTimeCodeFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is what the dialog waits for
      autoFocus={isFirst}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
