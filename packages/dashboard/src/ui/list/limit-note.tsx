import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import styles from './limit-note.module.css'

interface LimitNoteProps {
  text: string
  /** Ways on: the plan that lifts the limit. */
  children?: ReactNode
}

/** A note that the plan's limit is reached: what it includes, what still works, and how to make room. */
export function LimitNote({ text, children }: LimitNoteProps) {
  return (
    <div className={styles.note}>
      <Icon name="info" />
      <div className={styles.words}>
        <p role="status">{text}</p>
        {children}
      </div>
    </div>
  )
}
