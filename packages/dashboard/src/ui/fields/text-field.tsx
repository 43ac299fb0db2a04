import type { ComponentProps, ReactNode } from 'react'
import { type IconName } from '../icons/icon-shapes.tsx'
import { Icon } from '../icons/icon.tsx'
import styles from './field.module.css'
import { Field, type FieldTexts } from './field.tsx'

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'children' | 'id'> {
  icon?: IconName
  /** After the text, e.g. px. */
  unit?: string
  /** A control at the end, e.g. to show the password. */
  end?: ReactNode
}

/** One line of text. Extra attributes (name, autoComplete, inputMode, ref, …) go to the input. */
export function TextField({ label, aside, hint, error, icon, unit, end, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(aside !== undefined && { aside })}>
      {({ id, describedBy }) => (
        <div
          className={styles.box}
          data-error={Boolean(error)}
          data-disabled={Boolean(input.disabled)}
          style={end ? { paddingInlineEnd: 0 } : undefined}
        >
          {icon && <Icon name={icon} />}
          <input
            {...input}
            id={id}
            className={styles.input}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
          {end}
        </div>
      )}
    </Field>
  )
}
