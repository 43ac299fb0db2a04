import { Icon } from '../icons/icon.tsx'
import styles from './limit-note.module.css'

/** A note that the plan's limit is reached: what it includes, what still works, and how to make room. */
export function LimitNote({ text }: { text: string }) {
  return (
    <div className={styles.note} role="status">
      <Icon name="info" />
      <p>{text}</p>
    </div>
  )
}
