import { Field } from './field.tsx'
import styles from './toggles-field.module.css'

interface TogglesFieldProps<Value> {
  label: string
  hint: string
  /** In the order in which they are shown and handed out. */
  options: readonly { value: Value; label: string }[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
}

/** Several of a few: each is a button that stays pressed. */
export function TogglesField<Value extends string | number>(props: TogglesFieldProps<Value>) {
  const { label, hint, options, value, onChange } = props
  const toggle = (pressed: Value) =>
    onChange(options.map((one) => one.value).filter((one) => (one === pressed) !== value.includes(one)))
  return (
    <Field label={label} hint={hint} isGroup>
      {({ labelId }) => (
        <div className={styles.toggles} role="group" aria-labelledby={labelId}>
          {options.map((option) => (
            <button
              key={option.value}
              type="button"
              aria-pressed={value.includes(option.value)}
              onClick={() => toggle(option.value)}
            >
              {option.label}
            </button>
          ))}
        </div>
      )}
    </Field>
  )
}
