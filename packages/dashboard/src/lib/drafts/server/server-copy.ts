import type { Draft } from '@taplet/contract'
import type { EditedKind } from '../../editing/editor-kind.ts'
import { isPassing } from '../../editing/is-passing.ts'
import { browserTimers, createRetry, type Timers } from '../../editing/retry.ts'

const PAUSE = 1500 // ms without an edit before the copy is sent

/** A draft as it is sent. */
export type SentDraft = Omit<Draft, 'kind' | 'updatedAt'> & { kind: EditedKind }

/** Drafts of a document on the server, and up to where others were given up or taken over. */
export interface ServerDrafts {
  drafts: readonly Draft[]
  discarded: readonly Pick<Draft, 'deviceId' | 'sequence'>[]
}

/** The server's calls for drafts. `isLast` when the page may be unloaded before the answer. */
export interface DraftCalls {
  getAll(query: { kind: EditedKind; targetId: string }): Promise<ServerDrafts>
  save(draft: SentDraft, isLast?: boolean): Promise<unknown>
  /** Always sent with keepalive. */
  discard(draft: Pick<SentDraft, 'kind' | 'targetId' | 'deviceId' | 'sequence'>): Promise<unknown>
}

/** IDLE: the server has the newest edits. REFUSED: it does not take them, so only this device has them. */
export type CopyState = 'IDLE' | 'WAITING' | 'RETRYING' | 'REFUSED'

type Task =
  | { type: 'SAVE'; draft: SentDraft }
  | { type: 'DISCARD'; draft: Pick<SentDraft, 'kind' | 'targetId' | 'deviceId' | 'sequence'> }

/**
 * Maintains a copy of one editor's draft on the server: the newest, a moment after the last edit, one call at a time,
 * retried until stored. Sequences ensure that late calls never replace newer ones.
 */
export function createServerCopy(calls: Pick<DraftCalls, 'save' | 'discard'>, timers: Timers = browserTimers) {
  let waiting: Task | undefined
  let sending: Task | undefined
  let isKnown = false // the server may hold something to delete
  let cancel = () => {}
  let state: CopyState = 'IDLE'
  const listeners = new Set<() => void>()
  const set = (next: CopyState) => {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  const send = (task: Task, isLast?: boolean) =>
    task.type === 'SAVE' ? calls.save(task.draft, isLast) : calls.discard(task.draft)

  async function run(): Promise<void> {
    cancel()
    const task = waiting
    if (!task || sending) return
    waiting = undefined
    sending = task
    isKnown = task.type === 'SAVE'
    let isFailed = false
    let isRefused = false
    try {
      await send(task)
    } catch (error) {
      // A refusal (deleted elsewhere, too large, signed out) is not retried; this device keeps the edits.
      isFailed = isPassing(error)
      isRefused = !isFailed
      if (isFailed) waiting ??= task
    }
    sending = undefined
    retry.heed(isFailed)
    if (waiting && !isFailed) cancel = timers.later(() => void run(), PAUSE)
    if (isFailed) set('RETRYING')
    else if (waiting) set('WAITING')
    else set(isRefused && task.type === 'SAVE' ? 'REFUSED' : 'IDLE')
  }
  const retry = createRetry(() => void run(), timers)
  function schedule(task: Task): void {
    waiting = task
    cancel()
    cancel = timers.later(() => void run(), PAUSE)
    if (state !== 'RETRYING') set('WAITING')
  }

  return {
    keep: (draft: SentDraft) => schedule({ type: 'SAVE', draft }),
    /** Deletes the copy; does nothing if none was ever sent. */
    clear(draft: Pick<SentDraft, 'kind' | 'targetId' | 'deviceId' | 'sequence'>): void {
      waiting = undefined
      cancel()
      if (!isKnown) return set('IDLE')
      waiting = { type: 'DISCARD', draft }
      void run()
    },
    /**
     * The page may be unloaded in a moment, and a pending call with it: sends the newest at once with keepalive.
     * Sending it twice changes nothing.
     */
    flush(): void {
      const task = waiting ?? sending
      if (!task) return
      isKnown = task.type === 'SAVE'
      void send(task, true).catch(() => undefined)
    },
    /**
     * Sends what waits without the usual pause: the connection is back, or the editor is being left. Resolves to true
     * when the server has it.
     */
    async hurry(): Promise<boolean> {
      await run()
      return state === 'IDLE'
    },
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop(): void {
      cancel()
      retry.stop()
    },
  }
}
