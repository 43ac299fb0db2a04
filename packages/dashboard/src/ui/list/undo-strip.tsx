import { useEffect, useSyncExternalStore } from 'react'
import { useText } from '../../lib/text.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icons/icon.tsx'
import { type DeletionKind, deletions, type WaitingDeletion } from './deletions.ts'
import styles from './undo-strip.module.css'

function Deleted({ deletion }: { deletion: WaitingDeletion }) {
  const t = useText()
  const { text, undo, hold } = deletion
  return (
    <div
      className={styles.strip}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <Icon name="trash" size={18} />
      <p>{text}</p>
      <Button small icon="undo" onClick={undo}>
        {t('undo')}
      </Button>
    </div>
  )
}

/** What was just deleted, with Undo, at the top of its list for ten seconds. */
export function UndoStrip({ kind }: { kind: DeletionKind }) {
  const waiting = useSyncExternalStore(deletions.listen, deletions.waiting)
  // Unmounting means that the list was left.
  useEffect(() => deletions.showStrip(kind), [kind])
  return (
    <div className={styles.strips} role="status">
      {waiting
        .filter((one) => one.kind === kind && !one.isSending)
        .map((one) => (
          <Deleted key={one.ids.join(' ')} deletion={one} />
        ))}
    </div>
  )
}
