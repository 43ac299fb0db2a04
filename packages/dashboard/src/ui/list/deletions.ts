import { startClock } from '../../lib/timing/start-clock.ts'

/** How long a deletion can be undone, s. */
export const UNDO_SECONDS = 10
const GRACE = 1500 // ms: the next screen may show the list too, once its code has loaded

export type DeletionKind = 'APPS' | 'APP_TEMPLATES' | 'INBOX' | 'LINKS' | 'QR_DESIGNS' | 'SLIDES'

interface Deletion<Thing> {
  kind: DeletionKind
  things: readonly Thing[]
  idOf: (thing: Thing) => string
  /** "3 instant apps deleted" */
  text: string
  /** Removes them from the screen. */
  hide: () => void
  /** Puts these back in their old places. */
  restore: (things: readonly Thing[]) => void
  /** Sends the deletion; resolves to those the server refused. */
  send: () => Promise<readonly Thing[]>
  onRefused: (things: readonly Thing[]) => void
}

/** A deletion not yet sent to the server. */
export interface WaitingDeletion {
  kind: DeletionKind
  ids: readonly string[]
  text: string
  /** The time for Undo is over, and the server has not answered yet. */
  isSending: boolean
  undo: () => void
  /** Ends the time for Undo and sends the deletion. */
  commit: () => Promise<void>
  /** Pauses the timer while true. */
  hold: (isHeld: boolean) => void
}

let waiting: readonly WaitingDeletion[] = []
const listeners = new Set<() => void>()
const strips = new Map<DeletionKind, number>()

function setWaiting(next: readonly WaitingDeletion[]): void {
  waiting = next
  for (const listen of listeners) listen()
}

export const deletions = {
  waiting: (): readonly WaitingDeletion[] => waiting,
  listen: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Call while a list shows Undo, and the result when it goes: if it stays gone, deletions are sent. */
  showStrip: (kind: DeletionKind) => {
    strips.set(kind, (strips.get(kind) ?? 0) + 1)
    return () => {
      strips.set(kind, (strips.get(kind) ?? 0) - 1)
      setTimeout(() => {
        if (!strips.get(kind)) void deletions.commitAll(kind)
      }, GRACE)
    }
  },
  /** For actions that may need the deleted things' room in the plan, and for leaving the list. */
  commitAll: async (kind?: DeletionKind): Promise<void> => {
    await Promise.all(waiting.filter((one) => kind === undefined || one.kind === kind).map((one) => one.commit()))
  },
}

/**
 * Removes things from the screen at once and sends the deletion once Undo is no longer possible, so that Undo is exact
 * even where the server cannot restore. Closing the page or the list sends it too; what is refused comes back.
 */
export function deleteWithUndo<Thing>(deletion: Deletion<Thing>): void {
  const { kind, things, idOf, text, hide, restore, send, onRefused } = deletion
  let isSettled = false
  const settle = (): boolean => {
    if (isSettled) return false
    isSettled = true
    clock.stop()
    globalThis.removeEventListener('pagehide', handleLeave)
    return true
  }
  const isThis = (one: WaitingDeletion) => one.commit === commit
  const leaveList = () => setWaiting(waiting.filter((one) => !isThis(one)))
  const commit = async () => {
    if (!settle()) return
    // Sent first: a page that is being closed runs nothing after this.
    const answer = send().catch(() => things)
    setWaiting(waiting.map((one) => (isThis(one) ? { ...one, isSending: true } : one)))
    const refused = await answer
    // The list may have been refetched in the meantime.
    hide()
    leaveList()
    if (refused.length === 0) return
    restore(refused)
    onRefused(refused)
  }
  const handleLeave = () => void commit()
  const clock = startClock(UNDO_SECONDS * 1000, handleLeave)
  globalThis.addEventListener('pagehide', handleLeave)
  hide()
  setWaiting([
    ...waiting,
    {
      kind,
      ids: things.map(idOf),
      text,
      isSending: false,
      undo: () => {
        if (!settle()) return
        leaveList()
        restore(things)
      },
      commit,
      hold: (isHeld) => {
        if (isSettled) return
        if (isHeld) clock.stop()
        else clock.go()
      },
    },
  ])
}
