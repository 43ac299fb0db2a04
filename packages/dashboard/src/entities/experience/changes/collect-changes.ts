import type { Draft, Page } from '@taplet/contract'
import type { Api } from '../../../lib/api/api.ts'
import type { Device } from '../../../lib/drafts/device.ts'
import { type DraftOffer, localOffer, remoteOffer } from '../../../lib/drafts/draft-offer.ts'
import { findHistory } from '../../../lib/drafts/find-history.ts'
import type { DraftStore } from '../../../lib/drafts/store/draft-store.ts'
import type { StoredKind } from '../../../lib/editing/editor-kind.ts'
import { type SavedSlide, slideDocument } from '../../slide/document/slide-document.ts'
import { experienceDocument } from '../experience-document.ts'
import { type Library, viewOf } from '../library.ts'
import type { Change, Changes } from './change.ts'
import { mergeOffers } from './merge-offers.ts'

interface Sources {
  api: Pick<Api, 'experiences' | 'versions'>
  accountId: string
  device: Device
  store: Pick<DraftStore, 'find' | 'targets'>
}

interface App {
  page: Page
  /** Its slides on the screen. */
  itemIds: readonly string[]
  library: Library
}

/** Undefined for a slide without content of its own, and for one that is gone. */
function savedSlideOf(library: Library, itemId: string): SavedSlide | undefined {
  const item = library.itemById.get(itemId)
  const view = viewOf(library, itemId)
  return item && view && { item, view }
}

/**
 * All drafts of an instant app and its slides, of this device and of the server, as changes to what is saved. What
 * cannot be asked at the moment is left out: this device stores no drafts, or there is no network.
 */
export async function collectChanges(
  { api, accountId, device, store }: Sources,
  { page, itemIds, library }: App,
): Promise<Changes> {
  const { experienceId } = page
  const [remote, targets] = await Promise.all([
    api.experiences.changes({ experienceId }).catch(() => undefined),
    store.targets(accountId).catch(() => []),
  ])
  const isHere = ({ kind, targetId }: Pick<Draft, 'kind' | 'targetId'>) =>
    targets.some((target) => target.kind === kind && target.targetId === targetId)

  async function changeOf<Document, Saved>(
    kind: StoredKind<Document, Saved>,
    saved: Saved,
  ): Promise<Change<Document> | undefined> {
    const target = { kind: kind.kind, targetId: kind.targetIdOf(saved) }
    if (target.kind === 'QR_DESIGN') return undefined
    const isSame = (draft: Pick<Draft, 'kind' | 'targetId'>) =>
      draft.kind === target.kind && draft.targetId === target.targetId
    const found = isHere({ ...target, kind: target.kind }) ? await store.find(accountId, target).catch(() => []) : []
    const offers: DraftOffer<Document>[] = [
      ...found.flatMap((raw) => localOffer(raw, kind.parse, device) ?? []),
      ...(remote?.changes ?? []).filter(isSame).flatMap((draft) => remoteOffer(draft, kind.parse, device) ?? []),
    ]
    const revisedId = kind.revisedIdOf?.(saved) ?? target.targetId
    const change = await mergeOffers(kind, saved, offers, (madeOn) =>
      findHistory(api, { ...target, revision: madeOn[revisedId], parse: kind.parse }),
    )
    if (!change) return undefined
    const { all } = change
    const isNews = ({ deviceId }: Pick<Draft, 'deviceId'>) => all.remote.every((known) => known.deviceId !== deviceId)
    const others = remote?.drafts.filter((draft) => isSame(draft) && isNews(draft)) ?? []
    return { ...change, all: { ...all, remote: [...all.remote, ...others] } }
  }

  const own = await changeOf(experienceDocument, page)
  const all = new Set([...page.experienceItems, ...itemIds, ...(own?.document.experienceItems ?? [])])
  const slides = await Promise.all(
    [...all].map(async (itemId) => {
      const saved = savedSlideOf(library, itemId)
      const change = saved && (await changeOf(slideDocument, saved))
      return change && { ...change, saved }
    }),
  )
  return { app: own, slides: slides.filter((change) => change !== undefined), isOffline: remote === undefined }
}
