import type { ReactNode } from 'react'
import { type Drawing, StateDrawing } from './state-drawing.tsx'
import styles from './states.module.css'

interface EmptyStateProps {
  title: string
  /** The purpose of this screen or list. */
  sentence: string
  /** One button. */
  action?: ReactNode
  drawing?: Drawing
  /** 1 where this is the whole page. */
  level?: 1 | 2
}

/** Shown where there is nothing yet: the purpose and how to begin. Never "No data". */
export function EmptyState({ title, sentence, action, drawing = 'empty', level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.state}>
      <StateDrawing kind={drawing} />
      <Heading>{title}</Heading>
      <p>{sentence}</p>
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
