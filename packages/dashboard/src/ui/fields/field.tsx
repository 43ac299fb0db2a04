import { type ReactNode, useId } from 'react'
import { Icon } from '../icons/icon.tsx'
import styles from './field.module.css'

export interface FieldTexts {
  label: string
  /** A counter or the current value, at the right of the label. */
  aside?: ReactNode
  /** One sentence below the control. */
  hint?: ReactNode
  /** What is wrong and how to fix it; replaces the hint. */
  error?: string | undefined
}

interface FieldProps extends FieldTexts {
  /** Renders the control with the ids that connect it to its label and hint. */
  children: (ids: { id: string; labelId: string; describedBy: string | undefined }) => ReactNode
  /** For groups of controls, where a label cannot point to a single one. */
  isGroup?: boolean
}

/** The layout of every field: label above, control, one sentence below. */
export function Field({ label, aside, hint, error, children, isGroup }: FieldProps) {
  const id = useId()
  const labelId = `${id}-label`
  const textId = `${id}-text`
  const asideId = `${id}-aside`
  // Controls of a group announce their values themselves.
  const hasAside = aside !== undefined && !isGroup
  const describedBy = [(error || hint) && textId, hasAside && asideId].filter(Boolean).join(' ') || undefined
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        {isGroup ? (
          <span id={labelId}>{label}</span>
        ) : (
          <label id={labelId} htmlFor={id}>
            {label}
          </label>
        )}
        {aside !== undefined && (
          <span className={styles.aside} id={asideId}>
            {aside}
          </span>
        )}
      </div>
      {children({ id, labelId, describedBy })}
      {error ? (
        <p className={styles.error} id={textId} role="alert">
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p className={styles.hint} id={textId}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
