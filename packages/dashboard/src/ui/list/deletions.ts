import { startClock } from '../../lib/timing/start-clock.ts'

const TIME_TO_UNDO = 10_000 // ms
const GRACE = 1500 // ms: the next screen may show the list too, once its code is there

export type DeletionKind = 'APPS' | 'INBOX' | 'LINKS' | 'QR_DESIGNS' | 'SLIDES'

interface Deletion<Thing> {
  kind: DeletionKind
  things: readonly Thing[]
  idOf: (thing: Thing) => string
  /** "3 instant apps deleted" */
  text: string
  /** Takes them off the screen. */
  hide: () => void
  /** Puts these back where they were. */
  restore: (things: readonly Thing[]) => void
  /** Tells the server; answers those that it refused. */
  send: () => Promise<readonly Thing[]>
  onRefused: (things: readonly Thing[]) => void
}

/** A deletion that the server has not been told of. */
export interface WaitingDeletion {
  kind: DeletionKind
  ids: readonly string[]
  text: string
  /** Undo is over, and the answer of the server is not there yet. */
  isSending: boolean
  undo: () => void
  /** Undo is over: the server is told now. */
  commit: () => Promise<void>
  /** The clock stands still while it is held. */
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
  /** The list that shows Undo is on screen until the answer is called. Left for good, the server is told. */
  showStrip: (kind: DeletionKind) => {
    strips.set(kind, (strips.get(kind) ?? 0) + 1)
    return () => {
      strips.set(kind, (strips.get(kind) ?? 0) - 1)
      setTimeout(() => {
        if (!strips.get(kind)) void deletions.commitAll(kind)
      }, GRACE)
    }
  },
  /** Before something that the places of what was deleted may be needed for, or when the list is left. */
  commitAll: async (kind?: DeletionKind): Promise<void> => {
    await Promise.all(waiting.filter((one) => kind === undefined || one.kind === kind).map((one) => one.commit()))
  },
}

/**
 * Takes things off the screen at once and tells the server when Undo can no longer be pressed, so that Undo is exact for
 * what the server cannot bring back. Closing the page or leaving the list tells it too; what is refused comes back.
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
    // Something else may have fetched the list in the meantime.
    hide()
    leaveList()
    if (refused.length === 0) return
    restore(refused)
    onRefused(refused)
  }
  const handleLeave = () => void commit()
  const clock = startClock(TIME_TO_UNDO, handleLeave)
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
