import { isSameData } from '@taplet/slides/edits'
import type { Editing } from '../editing/create-editing.ts'
import type { EditorAction } from '../editing/create-reducer.ts'
import type { Timers } from '../editing/retry.ts'
import { restoreDraft } from '../editing/steps/restore-draft.ts'
import { type Device, serverDeviceId } from './device.ts'
import { createDraftKeeper } from './draft-keeper.ts'
import { continuing, type DraftOffer, effectOf, isDiscarded, isHeldBy, isSuperseded, toRestore } from './draft-offer.ts'
import { createFindDrafts } from './server/find-drafts.ts'
import type { DraftStore } from './store/draft-store.ts'
import type { Presence } from './presence.ts'
import type { DraftCalls, ServerDrafts } from './server/server-copy.ts'
import { newSession, type SessionState } from './session-state.ts'
import { createTakenOver } from './server/taken-over.ts'
import { type FindHistory, withHistory } from './with-history.ts'
import { whenSent } from './server/when-sent.ts'

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
  let state: SessionState<Document> = newSession
  let isStopped = false
  /** The offer whose collisions wait for the person to choose. */
  let choosing: DraftOffer<Document> | undefined
  /** Edits that another editor stores, as the screen shows them: taken over with the first edit made of them. */
  let borrowed: { offer: DraftOffer<Document>; document: Document } | undefined

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
    isBorrowed: (document) => borrowed !== undefined && isSameData(document, borrowed.document),
    key,
    now,
    onUnavailable: failStore,
  })

  /**
   * The server has everything on screen, or there is nothing unsaved that it should have. Not before it has said what
   * others discarded: what this editor discards cannot be told from that.
   */
  const discardTakenOver = () => {
    if (keeper.copy.getState() === 'IDLE' && state.asked !== 'NOT_YET') takenOver.run()
  }
  const unfollow = keeper.copy.subscribe(discardTakenOver)

  const find = createFindDrafts({
    ...options,
    targetId,
    kind,
    onIgnored: () => options.onProblem('draft_ignored'),
    onFailed: failStore,
  })

  /** Deletes an offer from its old place, once everything on screen is stored here. */
  async function clear({ local, remote, madeOn }: DraftOffer<Document>, isHurried = true): Promise<void> {
    const revisions = kind.revisionsOf(editing.getState().saved)
    takenOver.add(Object.entries(madeOn).filter(([id]) => !Object.hasOwn(revisions, id)))
    if (remote) takenOver.add([[remote.deviceId, remote.sequence]])
    keeper.rewrite()
    if (isHurried) void keeper.copy.hurry()
    discardTakenOver()
    if (!(await keeper.written())) return
    if (local) await store.remove(local.key, local.sequence).catch(() => undefined) // it is offered again
  }
  const without = (offer: DraftOffer<Document>) => state.offers.filter(({ offerId }) => offerId !== offer.offerId)
  const drop = (offer: DraftOffer<Document>) => set({ offers: without(offer) })
  /** Does nothing where the same edits are offered already. */
  function offerAgain(offer: DraftOffer<Document>): void {
    const known = state.offers.find(({ offerId }) => offerId === offer.offerId)
    if (known?.remote?.sequence !== offer.remote?.sequence || !known) set({ offers: [...without(offer), offer] })
  }

  function bring(offer: DraftOffer<Document>): void {
    const { saving, document } = editing.getState()
    if (saving.status === 'SAVING' || saving.status === 'CONFLICT') return
    drop(offer)
    editing.dispatch({ type: 'RESTORE_DRAFT', draft: toRestore(offer, document) })
    if (editing.getState().saving.status === 'CONFLICT') choosing = offer
    else void clear(offer)
  }
  /** Offers what is new; what the screen shows already (it was saved since) is deleted. */
  async function sort(found: readonly DraftOffer<Document>[], isLiving = false): Promise<void> {
    const { saved } = editing.getState()
    const known = await Promise.all(found.map((offer) => withHistory(kind, saved, offer, options.findHistory)))
    if (isStopped) return
    // Without its base it cannot be told what a draft changes: something waits, and the server cannot be asked.
    if (known.includes(undefined)) set({ asked: 'FAILED' })
    const newest = known
      .filter((offer) => offer !== undefined)
      .toSorted((one, other) => other.updatedAt - one.updatedAt)
    for (const offer of newest) {
      const effect = effectOf(kind, editing.getState(), offer)
      if (effect !== 'NOTHING') place(offer, effect, isLiving)
      // What is shown may be stored by another editor alone: then nothing that equals it is deleted.
      else if (!isLiving && !borrowed) void clear(offer)
    }
  }
  /** Shows edits where that is safe, and offers them elsewhere. */
  function place(offer: DraftOffer<Document>, effect: 'EDITS' | 'CHOICE', isLiving: boolean): void {
    const isElsewhere = isLiving || !offer.isOwnDevice
    const mayShow = effect === 'EDITS' && (isElsewhere ? mayBorrow(offer) : isOurs(offer) && !state.restored)
    if (mayShow) return isElsewhere ? borrow(offer) : bringBack(offer)
    // A tab that lives stores its edits by itself; they are told of where nothing else is shown.
    if (!isLiving || !editing.isUnsaved()) offerAgain(offer)
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
      offerAgain(offer) // a save is in progress: offered instead
    else noteRestored(offer, before, undefined)
  }
  const noteRestored = ({ offerId, updatedAt }: DraftOffer<Document>, before: Document, elsewhere?: string) =>
    set({ restored: { offerId, updatedAt, elsewhere, before, after: editing.getState().document } })

  /** Nothing of one's own is on the screen: what is newest elsewhere is shown as it is, without taking it over. */
  const mayBorrow = (offer: DraftOffer<Document>) =>
    offer.base !== undefined &&
    editing.getState().saving.status === 'IDLE' &&
    (borrowed ? borrowed.offer.offerId === offer.offerId : !editing.isUnsaved())
  function borrow(offer: DraftOffer<Document>): void {
    const before = state.restored?.before ?? editing.getState().document
    const draft = toRestore(offer, editing.getState().document)
    borrowed = { offer, document: restoreDraft(kind, editing.getState(), draft).document }
    editing.dispatch({ type: 'RESTORE_DRAFT', draft })
    drop(offer)
    noteRestored(offer, before, offer.deviceName)
  }
  /** Edits of elsewhere are taken over once the person makes something of them. */
  function settleBorrowed(action: EditorAction<Document, Selection, Saved>): void {
    if (!borrowed) return
    const { offer, document } = borrowed
    const isShown = editing.isUnsaved() && isSameData(editing.getState().document, document)
    if (isShown && action.type !== 'SAVE_BEGAN') return
    borrowed = undefined
    if (action.type === 'UNDO' && !editing.isUnsaved()) offerAgain(offer)
    // The person is typing: what they take back at once is sent nowhere.
    else void clear(offer, false)
  }

  /** Takes restored edits from the screen, as an edit; edits made since stay. */
  function takeBack({ before, after }: NonNullable<typeof state.restored>): void {
    borrowed = undefined
    editing.dispatch({ type: 'EDIT', make: (document) => kind.merge(after, document, before).merged, at: now() })
    set({ restored: undefined })
  }
  /** Forgets what was given up elsewhere, unless the person has gone on with it. */
  function clearDiscarded(offers: readonly DraftOffer<Document>[], discarded: ServerDrafts['discarded']): void {
    for (const offer of offers.filter((one) => isDiscarded(one, discarded))) {
      drop(offer)
      if (state.restored?.offerId === offer.offerId) {
        takeBack(state.restored)
        set({ isForgotten: true })
      }
      const { local } = offer
      if (local) void store.remove(local.key, local.sequence).catch(() => undefined) // forgotten when next opened
    }
  }

  /** Asks the server for edits of other devices, and shows what other tabs of this one have. */
  async function look(
    local: readonly DraftOffer<Document>[],
    living: ReadonlySet<string>,
    dead: readonly DraftOffer<Document>[] = [],
  ): Promise<void> {
    const isNew = ({ offerId, remote }: DraftOffer<Document>) =>
      borrowed?.offer.offerId !== offerId || (borrowed.offer.remote?.sequence ?? 0) < (remote?.sequence ?? 0)
    /** What follows on edits that are shown is no other edit of the same fields. */
    const following = (offer: DraftOffer<Document>) =>
      borrowed?.offer.offerId === offer.offerId ? { ...offer, base: borrowed.document } : offer
    const others = local.filter(({ offerId }) => living.has(offerId) && !offerId.endsWith(editorId))
    await sort(others.filter(isNew).map(following), true)
    const remote = await find.remote()
    if (isStopped) return
    set({ asked: remote ? 'ASKED' : 'FAILED' })
    discardTakenOver()
    if (!remote) return
    clearDiscarded([...dead, ...(borrowed ? [borrowed.offer] : [])], remote.discarded)
    const all = [...local, ...remote.offers]
    const isNews = (offer: DraftOffer<Document>) =>
      isNew(offer) && !living.has(offer.offerId) && !isHeldBy(offer, local) && !isSuperseded(offer, all)
    await sort(remote.offers.filter(isNews).map((offer) => following(continuing(offer, local))))
  }
  async function refresh(): Promise<void> {
    if (!state.isOpened || (editing.isUnsaved() && !borrowed)) return
    const living = await findLiving()
    await look(await find.local(), living)
  }
  const findLiving = async (others = presence.others()) =>
    new Set([editorId, ...(await others)].map((id) => serverDeviceId(device, id)))

  const unsubscribe = editing.subscribe((action) => {
    // They are saved, or the person works on with them: nothing to announce any more.
    if (ENDS_NOTICE.has(action.type) && (state.restored || state.isForgotten))
      set({ restored: undefined, isForgotten: false })
    settleBorrowed(action)
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
      const local = await find.local()
      if (local.length === 0) set({ isOpened: true })
      const living = await findLiving(others)
      if (isStopped) return
      const dead = local.filter(({ offerId }) => !living.has(offerId))
      for (const { local: stored } of dead.filter((offer) => isSuperseded(offer, local)))
        if (stored) void store.remove(stored.key, stored.sequence).catch(() => undefined) // found again when next opened
      await sort(dead.filter((offer) => !isSuperseded(offer, local)))
      set({ isOpened: true })
      await look(local, living, dead)
    },
    /** Looks for edits made elsewhere meanwhile, unless there are own ones on the screen. */
    refresh,
    /** Merges an offer with what the screen shows. Does nothing during a save or a choice. */
    bring,
    /** "Not now": asked about again when the editor is next opened, or when the person wants it. */
    later: (offer: DraftOffer<Document>) =>
      set({ offers: state.offers.map((one) => (one === offer ? { ...one, isPostponed: true } : one)) }),
    /** Asks again about what was postponed. */
    reconsider: () => set({ offers: state.offers.map((offer) => ({ ...offer, isPostponed: false })) }),
    /** Takes the restored edits back, as an edit; where another editor has them, from there as well. */
    discardRestored(): void {
      if (!state.restored) return
      const offer = borrowed?.offer
      takeBack(state.restored)
      if (offer) void clear(offer)
    },
    hideUnavailable: () => set({ isNoticeRead: true }),
    written: keeper.written,
    copy: keeper.copy,
    flush: keeper.copy.flush,
    /** The connection is back: sends at once what failed without it. */
    wake(): void {
      if (state.asked === 'FAILED') void refresh()
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
