import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icons/icon.tsx'
import { StateDrawing } from './state-drawing.tsx'
import styles from './states.module.css'

interface ErrorStateProps {
  /** What happened. */
  title: string
  /** What to do about it. */
  sentence: string
  /** Says what is not lost: "Your instant apps are safe." */
  safe?: string
  retry?: { label: string; onRetry: () => void; busy?: boolean }
  /** An alternative action. */
  action?: ReactNode
}

/** An error message: what happened, what is safe, what to do. */
export function ErrorState({ title, sentence, safe, retry, action }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <StateDrawing kind="error" />
      <h2>{title}</h2>
      <p>{sentence}</p>
      {safe && (
        <p className={styles.safe}>
          <Icon name="shield" />
          {safe}
        </p>
      )}
      <div className={styles.actions}>
        {retry && (
          <Button kind="pri" icon="reload" busy={retry.busy === true} onClick={retry.onRetry}>
            {retry.label}
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}
