import type { ReactNode } from 'react'
import { type Drawing, StateDrawing } from './state-drawing.tsx'
import styles from './states.module.css'

interface EmptyStateProps {
  title: string
  /** What this place is for. */
  sentence: string
  /** One button. */
  action?: ReactNode
  drawing?: Drawing
  /** 1 where this is the whole page. */
  level?: 1 | 2
}

/** A place where nothing is yet: what it is for and how to begin. Never "No data". */
export function EmptyState({ title, sentence, action, drawing = 'empty', level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles['state']}>
      <StateDrawing kind={drawing} />
      <Heading>{title}</Heading>
      <p>{sentence}</p>
      {action && <div className={styles['actions']}>{action}</div>}
    </div>
  )
}
