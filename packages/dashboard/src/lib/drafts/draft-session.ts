import type { Editing } from '../editing/create-editing.ts'
import type { EditorAction } from '../editing/create-reducer.ts'
import type { Timers } from '../editing/retry.ts'
import { type Device, serverDeviceId } from './device.ts'
import { createDraftKeeper } from './draft-keeper.ts'
import {
  continuing,
  type DraftOffer,
  effectOf,
  isHeldBy,
  isSuperseded,
  localOffer,
  remoteOffer,
  toRestore,
} from './draft-offer.ts'
import type { DraftStore } from './store/draft-store.ts'
import type { Presence } from './presence.ts'
import type { DraftCalls } from './server/server-copy.ts'
import { createTakenOver } from './server/taken-over.ts'
import { type FindHistory, withHistory } from './with-history.ts'
import { whenSent } from './server/when-sent.ts'

export interface SessionState<Document> {
  /** Edits of this device that were restored automatically, and what the screen showed before. */
  restored: { updatedAt: number; before: Document; after: Document } | undefined
  /** Newest first. */
  offers: readonly DraftOffer<Document>[]
  /** This device cannot store drafts: only the server's copy exists. */
  isUnavailable: boolean
  /** The person has read that. */
  isNoticeRead: boolean
  /** What this device has to bring back is on screen. */
  isOpened: boolean
}

const ENDS_NOTICE: ReadonlySet<string> = new Set<EditorAction<unknown, unknown, unknown>['type']>([
  'EDIT',
  'REDO',
  'SAVED',
  'UNDO',
])

interface SessionOptions<Document, Selection, Saved> {
  editing: Editing<Document, Selection, Saved>
  accountId: string
  editorId: string
  device: Device
  store: DraftStore
  calls: DraftCalls
  presence: Presence
  findHistory: FindHistory<Document>
  now?: () => number
  timers?: Timers
  /** Called for unreadable drafts and failing stores. */
  onProblem: (event: 'draft_ignored' | 'draft_store_failed', error?: unknown) => void
}

/**
 * The drafts of one opened editor: stores its unsaved edits, and restores or offers those that closed tabs and other
 * devices left. What is taken over is deleted from its old place only once it is stored in ours: on this device when
 * this device has it, on the server when the server has.
 */
export function createDraftSession<Document, Selection, Saved>(options: SessionOptions<Document, Selection, Saved>) {
  const { editing, accountId, editorId, device, store, calls, presence, now = Date.now } = options
  const { kind } = editing
  const targetId = kind.targetIdOf(editing.getState().saved)
  const key = { accountId, kind: kind.kind, targetId, editorId }
  const listeners = new Set<() => void>()
  let state: SessionState<Document> = {
    restored: undefined,
    offers: [],
    isUnavailable: false,
    isNoticeRead: false,
    isOpened: false,
  }
  let isStopped = false
  /** The offer whose collisions wait for the person to choose. */
  let choosing: DraftOffer<Document> | undefined

  const set = (changes: Partial<SessionState<Document>>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  let isFailed = false
  /** Reported and logged once. */
  const failStore = (error: unknown) => {
    if (isFailed) return
    isFailed = true
    options.onProblem('draft_store_failed', error)
    set({ isUnavailable: true })
  }
  const discard = (deviceId: string, sequence: number) =>
    calls.discard({ kind: kind.kind, targetId, deviceId, sequence })
  const takenOver = createTakenOver(discard, options.timers)
  const keeper = createDraftKeeper({
    ...options,
    madeOn: takenOver.asBase,
    key,
    now,
    onUnavailable: failStore,
  })

  /** The server has everything on screen, or there is nothing unsaved that it should have. */
  const discardTakenOver = () => {
    if (keeper.copy.getState() === 'IDLE') takenOver.run()
  }
  const unfollow = keeper.copy.subscribe(discardTakenOver)

  async function findLocal(): Promise<DraftOffer<Document>[]> {
    try {
      const raw = await store.find(accountId, { kind: kind.kind, targetId })
      const offers = raw.map((one) => localOffer(one, kind.parse, device))
      if (offers.includes(undefined)) options.onProblem('draft_ignored')
      return offers.filter((offer) => offer !== undefined)
    } catch (error) {
      failStore(error)
      return []
    }
  }
  const findRemote = async (): Promise<DraftOffer<Document>[]> => {
    const drafts = await calls.getAll({ kind: kind.kind, targetId }).catch(() => []) // offered next time
    return drafts.map((draft) => remoteOffer(draft, kind.parse, device)).filter((offer) => offer !== undefined)
  }

  /** Deletes an offer from its old place, once everything on screen is stored here. */
  async function clear({ local, remote, madeOn }: DraftOffer<Document>): Promise<void> {
    const revisions = kind.revisionsOf(editing.getState().saved)
    takenOver.add(Object.entries(madeOn).filter(([id]) => !Object.hasOwn(revisions, id)))
    if (remote) takenOver.add([[remote.deviceId, remote.sequence]])
    keeper.rewrite()
    void keeper.copy.hurry()
    discardTakenOver()
    if (!(await keeper.written())) return
    if (local) await store.remove(local.key, local.sequence).catch(() => undefined) // it is offered again
  }
  const drop = (offer: DraftOffer<Document>) =>
    set({ offers: state.offers.filter(({ offerId }) => offerId !== offer.offerId) })

  function bring(offer: DraftOffer<Document>): void {
    const { saving, document } = editing.getState()
    if (saving.status === 'SAVING' || saving.status === 'CONFLICT') return
    drop(offer)
    editing.dispatch({ type: 'RESTORE_DRAFT', draft: toRestore(offer, document) })
    if (editing.getState().saving.status === 'CONFLICT') choosing = offer
    else void clear(offer)
  }
  /** Offers what is new; what the screen shows already (it was saved since) is deleted. */
  async function sort(found: readonly DraftOffer<Document>[]): Promise<void> {
    const { saved } = editing.getState()
    const known = await Promise.all(found.map((offer) => withHistory(kind, saved, offer, options.findHistory)))
    if (isStopped) return
    const newest = known
      .filter((offer) => offer !== undefined)
      .toSorted((one, other) => other.updatedAt - one.updatedAt)
    for (const offer of newest) {
      const effect = effectOf(kind, editing.getState(), offer)
      if (effect === 'NOTHING') void clear(offer)
      else if (isOurs(offer) && effect === 'EDITS' && !state.restored) bringBack(offer)
      else set({ offers: [...state.offers, offer] })
    }
  }
  /**
   * Restored without asking. A copy this device no longer has was saved or undone here, and only the message to the
   * server was lost: it is offered instead, unless this device stores nothing at all.
   */
  const isOurs = ({ isOwnDevice, base, local }: DraftOffer<Document>) =>
    isOwnDevice && base !== undefined && (local !== undefined || isFailed)
  function bringBack(offer: DraftOffer<Document>): void {
    const before = editing.getState().document
    bring(offer)
    const after = editing.getState().document
    if (after === before)
      set({ offers: [...state.offers, offer] }) // a save is in progress: offered instead
    else set({ restored: { updatedAt: offer.updatedAt, before, after } })
  }

  const unsubscribe = editing.subscribe((action) => {
    // They are saved, or the person works on with them: nothing to announce any more.
    if (state.restored && ENDS_NOTICE.has(action.type)) set({ restored: undefined })
    if (!choosing || editing.getState().saving.status === 'CONFLICT') return
    if (action.type === 'POSTPONE_CONFLICT') set({ offers: [choosing, ...state.offers] })
    else void clear(choosing)
    choosing = undefined
  })

  function stop(): void {
    isStopped = true
    unsubscribe()
    unfollow()
    keeper.stop()
    takenOver.stop()
    presence.stop()
    editing.stop()
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Looks for existing drafts, this device's first, since they are restored automatically. */
    async open(): Promise<void> {
      const others = presence.others()
      const local = await findLocal()
      if (local.length === 0) set({ isOpened: true })
      const living = new Set([editorId, ...(await others)].map((id) => serverDeviceId(device, id)))
      if (isStopped) return
      const dead = local.filter(({ offerId }) => !living.has(offerId))
      for (const { local: stored } of dead.filter((offer) => isSuperseded(offer, local)))
        if (stored) void store.remove(stored.key, stored.sequence).catch(() => undefined) // found again when next opened
      await sort(dead.filter((offer) => !isSuperseded(offer, local)))
      set({ isOpened: true })
      const remote = await findRemote()
      if (isStopped) return
      const all = [...local, ...remote]
      const isNews = (offer: DraftOffer<Document>) =>
        !living.has(offer.offerId) && !isHeldBy(offer, local) && !isSuperseded(offer, all)
      await sort(remote.filter(isNews).map((offer) => continuing(offer, local)))
    },
    /** Merges an offer with what the screen shows. Does nothing during a save or a choice. */
    bring,
    /** "Not now": offered again when the editor is next opened. */
    later: drop,
    /** Removes the restored edits from the screen, as an edit; edits made since stay. */
    discardRestored(): void {
      if (!state.restored) return
      const { before, after } = state.restored
      const make = (document: Document) => kind.merge(after, document, before).merged
      editing.dispatch({ type: 'EDIT', make, at: now() })
      set({ restored: undefined })
    },
    hideUnavailable: () => set({ isNoticeRead: true }),
    written: keeper.written,
    copy: keeper.copy,
    flush: keeper.copy.flush,
    /** The connection is back: sends at once what failed without it. */
    wake(): void {
      void keeper.copy.hurry()
      void editing.saveAgain()
    },
    /**
     * The screen is gone. Goes on until the server has the edits, and what somebody wanted saved is saved, and then
     * calls `end`. Whoever opens the document meanwhile finds the edits as those of a closed editor.
     */
    leave(end: () => void): void {
      isStopped = true
      presence.stop()
      void keeper.copy.hurry()
      whenSent(keeper.copy, editing, end)
    },
    stop,
  }
}

export type DraftSession<Document, Selection, Saved> = ReturnType<typeof createDraftSession<Document, Selection, Saved>>
