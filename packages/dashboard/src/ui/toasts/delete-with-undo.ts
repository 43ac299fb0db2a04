import { toast } from './toast.tsx'

interface Deletion<Thing> {
  things: readonly Thing[]
  /** "Lark Coffee is deleted" */
  text: string
  undoLabel: string
  /** Takes them off the screen. */
  hide: () => void
  /** Puts these back where they were. */
  restore: (things: readonly Thing[]) => void
  /** Tells the server; answers those that it refused. */
  send: () => Promise<readonly Thing[]>
  onRefused: (things: readonly Thing[]) => void
}

/**
 * Takes things off the screen at once and tells the server when Undo can no longer be pressed, so that Undo is exact
 * for what the server cannot bring back. A tab that is left sends at once; what is refused comes back (decision 38).
 */
export function deleteWithUndo<Thing>({
  things,
  text,
  undoLabel,
  hide,
  restore,
  send,
  onRefused,
}: Deletion<Thing>): void {
  let isSettled = false
  const settle = (): boolean => {
    const isFirst = !isSettled
    isSettled = true
    document.removeEventListener('visibilitychange', handleHidden)
    return isFirst
  }
  const commit = async () => {
    if (!settle()) return
    const refused = await send().catch(() => things)
    if (refused.length === 0) return
    restore(refused)
    onRefused(refused)
  }
  const handleHidden = () => {
    if (document.visibilityState === 'hidden') void commit()
  }
  document.addEventListener('visibilitychange', handleHidden)
  hide()
  toast.done(text, {
    label: undoLabel,
    onUndo: () => {
      if (settle()) restore(things)
    },
    onGone: () => void commit(),
  })
}
