import type { Editing } from '../editing/create-editing.ts'
import type { Timers } from '../editing/retry.ts'
import { type Device, serverDeviceId } from './device.ts'
import { type DraftKey, type DraftRecord, FORMAT } from './store/draft-record.ts'
import type { DraftStore } from './store/draft-store.ts'
import { createServerCopy, type DraftCalls } from './server/server-copy.ts'

interface KeeperOptions<Document, Selection, Saved> {
  editing: Editing<Document, Selection, Saved>
  key: DraftKey
  device: Device
  store: DraftStore
  calls: Pick<DraftCalls, 'save' | 'discard'>
  now: () => number
  timers?: Timers
  /** What the base holds besides revisions: drafts that this one is based on. */
  madeOn: () => Record<string, number>
  /** Whether another editor stores just this: then there is nothing to store here. */
  isBorrowed: (document: Document) => boolean
  /** Called when this device cannot store drafts. */
  onUnavailable: (error: unknown) => void
}

/**
 * Stores the unsaved edits of one editor: on this device in the tick of the edit, on the server a moment later. Deletes
 * both when the editor is clean again.
 */
export function createDraftKeeper<Document, Selection, Saved>(options: KeeperOptions<Document, Selection, Saved>) {
  const { editing, key, device, store, now } = options
  const { kind } = editing
  const copy = createServerCopy(options.calls, options.timers)
  const { targetId } = key
  const deviceId = serverDeviceId(device, key.editorId)
  let sequence = 0
  let stored: Pick<DraftRecord, 'document' | 'unanswered'> & { saved: unknown } = {
    document: undefined,
    unanswered: [],
    saved: undefined,
  }
  let isStored = false
  let written: Promise<boolean> = Promise.resolve(true)

  function note(isForced = false): void {
    const { document, saved, saving, unanswered: before } = editing.getState()
    if (!editing.isUnsaved() || options.isBorrowed(document)) return clear()
    const unanswered = saving.status === 'SAVING' ? [...before, saving.sent] : before
    const isSame =
      !isForced &&
      stored.document === document &&
      stored.saved === saved &&
      stored.unanswered.length === unanswered.length
    if (isStored && isSame) return
    stored = { document, saved, unanswered: [...unanswered] }
    isStored = true
    sequence++
    const base = { ...options.madeOn(), ...kind.revisionsOf(saved) }
    const record: DraftRecord = {
      ...key,
      format: FORMAT,
      sequence,
      updatedAt: now(),
      base,
      baseDocument: kind.documentOf(saved),
      document,
      unanswered: [...unanswered],
    }
    written = attempt(store.put(record))
    // Documents are plain objects; the contract asks for a record.
    const sent = { ...document } as Record<string, unknown>
    copy.keep({ kind: kind.kind, targetId, ...device, deviceId, document: sent, base, sequence })
  }
  function clear(): void {
    if (!isStored) return
    isStored = false
    // Incremented, so that later records are newer than the deleted one.
    sequence++
    written = attempt(store.remove(key, sequence))
    copy.clear({ kind: kind.kind, targetId, deviceId, sequence })
  }
  const attempt = async (step: Promise<void>): Promise<boolean> => {
    try {
      await step
      return true
    } catch (error) {
      options.onUnavailable(error)
      return false
    }
  }
  const unsubscribe = editing.subscribe(() => note())
  // Stores what was edited before the keeper was created.
  note()

  return {
    /** True once this device has stored what the screen shows. */
    written: () => written,
    /** Writes again, with a new base. */
    rewrite: () => note(true),
    /** The server's copy: how far it is, and ways to speed it up. */
    copy,
    stop(): void {
      unsubscribe()
      copy.flush()
      copy.stop()
    },
  }
}
