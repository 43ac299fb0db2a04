import type { EditorKind } from '../../editing/editor-kind.ts'
import { isPassing } from '../../editing/is-passing.ts'
import type { Device } from '../device.ts'
import { type DraftOffer, localOffer, remoteOffer } from '../draft-offer.ts'
import type { DraftCalls, ServerDrafts } from './server-copy.ts'
import type { DraftStore } from '../store/draft-store.ts'

const NOTHING: ServerDrafts = { drafts: [], discarded: [] }

interface FindOptions<Document> {
  kind: Pick<EditorKind<Document, never, never>, 'kind' | 'parse'>
  accountId: string
  targetId: string
  device: Device
  store: Pick<DraftStore, 'find'>
  calls: Pick<DraftCalls, 'getAll'>
  onIgnored: () => void
  onFailed: (error: unknown) => void
}

/** Looks for the drafts of a document. */
export function createFindDrafts<Document>(options: FindOptions<Document>) {
  const { kind, accountId, targetId, device, store, calls } = options
  const target = { kind: kind.kind, targetId }
  return {
    /** On this device; none where it stores nothing. */
    async local(): Promise<DraftOffer<Document>[]> {
      try {
        const raw = await store.find(accountId, target)
        const offers = raw.map((one) => localOffer(one, kind.parse, device))
        if (offers.includes(undefined)) options.onIgnored()
        return offers.filter((offer) => offer !== undefined)
      } catch (error) {
        options.onFailed(error)
        return []
      }
    },
    /** On the server, and what was discarded there; undefined when it cannot be asked at the moment. */
    async remote(): Promise<{ offers: DraftOffer<Document>[]; discarded: ServerDrafts['discarded'] } | undefined> {
      const found = await calls.getAll(target).catch((error) => (isPassing(error) ? undefined : NOTHING))
      if (!found) return undefined
      const offers = found.drafts.map((draft) => remoteOffer(draft, kind.parse, device))
      return { offers: offers.filter((offer) => offer !== undefined), discarded: found.discarded }
    },
  }
}
