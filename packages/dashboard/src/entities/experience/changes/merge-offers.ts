import { isSameData } from '@taplet/slides/edits'
import { type DraftOffer, isSuperseded } from '../../../lib/drafts/draft-offer.ts'
import { unknownBase } from '../../../lib/drafts/unknown-base.ts'
import { type FindHistory, withHistory } from '../../../lib/drafts/with-history.ts'
import type { StoredKind } from '../../../lib/editing/editor-kind.ts'
import { baseOf } from '../../../lib/editing/steps/base-of.ts'
import type { Change, StoredEdits } from './change.ts'

/** The newest of the same draft where device and server both have it, newest drafts first. */
function newestFirst<Document>(offers: readonly DraftOffer<Document>[]): DraftOffer<Document>[] {
  const byId = new Map<string, DraftOffer<Document>>()
  const sequenceOf = ({ local, remote }: DraftOffer<Document>) => (local ?? remote)?.sequence ?? 0
  for (const offer of offers) {
    const known = byId.get(offer.offerId)
    if (!known || sequenceOf(known) < sequenceOf(offer)) byId.set(offer.offerId, { ...known, ...offer })
  }
  return [...byId.values()].toSorted((one, other) => other.updatedAt - one.updatedAt)
}

const storedEdits = (offers: readonly DraftOffer<unknown>[]): StoredEdits => ({
  remote: offers.flatMap(({ remote }) => remote ?? []),
  local: offers.flatMap(({ local }) => local ?? []),
})

/**
 * What the newest draft of a document would make of the saved one; undefined when there is none, or when all of it is
 * saved already. Drafts that it was made on go with it; those of other devices wait for their turn.
 */
export async function mergeOffers<Document, Saved>(
  kind: StoredKind<Document, Saved>,
  saved: Saved,
  offers: readonly DraftOffer<Document>[],
  findHistory: FindHistory<Document>,
): Promise<Change<Document> | undefined> {
  const theirs = kind.documentOf(saved)
  for (const newest of newestFirst(offers)) {
    const offer = await withHistory(kind, saved, newest, findHistory)
    const { document: mine, unanswered, isOwnDevice, deviceName, updatedAt } = offer ?? newest
    const documents = [...unanswered, mine]
    const known = offer?.base ?? unknownBase(theirs)
    const base = baseOf({ base: known, documents, held: [...(offer?.held ?? []), theirs], kind })
    const { merged, collisions } = kind.merge(base, mine, theirs)
    if (collisions.length === 0 && isSameData(merged, theirs)) continue
    const together = offers.filter((one) => one.offerId === newest.offerId || isSuperseded(one, [newest]))
    return {
      targetId: kind.targetIdOf(saved),
      document: collisions.length > 0 ? mine : merged,
      // Without its base it is not known what these edits change.
      isUnclear: collisions.length > 0 || !offer,
      isOwnDevice,
      deviceName,
      updatedAt,
      ...storedEdits(together),
      all: storedEdits(offers),
    }
  }
  return undefined
}
