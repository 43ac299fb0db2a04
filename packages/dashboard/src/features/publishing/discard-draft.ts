import type { DocumentKind } from '@taplet/contract'
import type { Change } from '../../entities/experience/changes/change.ts'
import { type DraftPlaces, leaveDraft } from '../../lib/drafts/leave-draft.ts'

interface Draft<Document> {
  kind: DocumentKind
  change: Change<Document>
  /** What the edits are told against: revisions, and the document. */
  base: Record<string, number>
  baseDocument: Document
}

/**
 * Deletes a draft from the server and this device. The returned function brings it back, as a draft of a closed editor
 * on this device. Throws when the server cannot be asked; then nothing was deleted.
 */
export async function discardDraft<Document extends object>(
  places: DraftPlaces,
  { kind, change, base, baseDocument }: Draft<Document>,
): Promise<() => Promise<unknown>> {
  const { targetId, document, remote, local, updatedAt } = change
  await Promise.all(remote.map((draft) => places.api.drafts.discard({ kind, targetId, ...draft })))
  await Promise.all(local.map(({ key, sequence }) => places.store.remove(key, sequence).catch(() => undefined)))
  return () => leaveDraft(places, { kind, targetId, document, updatedAt, base, baseDocument })
}
