import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field, type FieldTexts } from './field.tsx'

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className' | 'children' | 'id'> {}

/** Several lines of text; grows with its content. */
export function TextArea({ label, aside, hint, error, rows = 3, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(aside !== undefined && { aside })}>
      {({ id, describedBy }) => (
        <div className={styles.box} data-error={Boolean(error)} data-disabled={Boolean(area.disabled)}>
          <textarea
            {...area}
            rows={rows}
            id={id}
            className={styles.area}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
          />
        </div>
      )}
    </Field>
  )
}
