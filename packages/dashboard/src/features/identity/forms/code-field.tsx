import type { CSSProperties, Ref } from 'react'
import { Field } from '../../../ui/fields/field.tsx'
import styles from './code-field.module.css'

interface CodeFieldProps {
  label: string
  /** How many digits it has. */
  length: number
  value: string
  error: string | undefined
  disabled: boolean
  inputRef: Ref<HTMLInputElement>
  onChange: (digits: string) => void
  /** Called when all digits are entered. */
  onComplete?: (digits: string) => void
}

// React's type knows no custom properties.
const lengthStyle = (length: number) => ({ '--length': length }) as CSSProperties

/**
 * A box for each digit drawn over one input: pasting, the keyboard's code suggestion, deleting and screen readers then
 * work as in any field, which as many inputs never quite manage.
 */
export function CodeField({ label, length, value, error, disabled, inputRef, onChange, onComplete }: CodeFieldProps) {
  const take = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, length)
    onChange(digits)
    if (digits.length === length && digits !== value) onComplete?.(digits)
  }
  return (
    <Field label={label} error={error}>
      {({ id, describedBy }) => (
        <div className={styles.code} style={lengthStyle(length)} data-error={Boolean(error)} data-disabled={disabled}>
          <input
            ref={inputRef}
            id={id}
            className={styles.input}
            value={value}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is all that this screen is for
            autoFocus
            readOnly={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            onChange={(event) => take(event.target.value)}
          />
          <div className={styles.boxes} aria-hidden="true">
            {Array.from({ length }, (_, index) => (
              <span key={index} className={styles.box} data-next={index === Math.min(value.length, length - 1)}>
                {value[index]}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  )
}
