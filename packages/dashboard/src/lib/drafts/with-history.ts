import type { StoredKind } from '../editing/editor-kind.ts'
import type { DraftOffer } from './draft-offer.ts'

/** Returns what the server held since these revisions, oldest first: starts with what they name, if still known. */
export type FindHistory<Document> = (revisions: Record<string, number>) => Promise<readonly Document[]>

/**
 * Completes an offer with what its edits are based on: edits on an older copy are merged with the newer one, and may
 * have been saved in between. Returns undefined while the server cannot be asked for their base.
 */
export async function withHistory<Document, Saved>(
  kind: StoredKind<Document, Saved>,
  saved: Saved,
  offer: DraftOffer<Document>,
  findHistory: FindHistory<Document>,
): Promise<DraftOffer<Document> | undefined> {
  const revisions = Object.entries(kind.revisionsOf(saved))
  if (revisions.every(([id, revision]) => offer.madeOn[id] === revision))
    return { ...offer, base: offer.base ?? kind.documentOf(saved) }
  try {
    const [version, ...held] = await findHistory(offer.madeOn)
    const base = version && (kind.baseOfDraft?.(version, { ...offer, saved }) ?? version)
    return { ...offer, base: offer.base ?? base, held }
  } catch {
    return offer.base === undefined ? undefined : offer
  }
}
