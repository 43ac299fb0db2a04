import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from '../auth-layout.module.css'

interface ProblemProps {
  text: string | undefined
  /** A link that helps. */
  action?: ReactNode
}

/** An error that concerns the whole form. */
export function Problem({ text, action }: ProblemProps) {
  return (
    <div role="alert">
      {text && (
        <p className={styles.problem}>
          <Icon name="warning" />
          <span>
            {text} {action}
          </span>
        </p>
      )}
    </div>
  )
}
