import { isSameData } from '@taplet/slides/edits'
import type { StoredKind } from '../editor-kind.ts'

interface Sent<Document> {
  /** What the documents are based on. */
  base: Document
  /** Oldest first. */
  documents: readonly Document[]
  /** What the server has held since. */
  held: readonly Document[]
  kind: Pick<StoredKind<Document, unknown>, 'merge' | 'stagesOf'>
}

/**
 * The common ancestor of the server's copy and ours: the newest of our documents that the server once held whole (it
 * was stored, but we got no answer), else the copy that ours are based on.
 */
export function baseOf<Document>({ base, documents, held, kind }: Sent<Document>): Document {
  const stages = documents.flatMap((document) => kind.stagesOf?.(base, document) ?? [document])
  const changes = stages.filter((document) => !isSameData(document, base))
  const isWithin = (document: Document, whole: Document) => {
    const { merged, collisions } = kind.merge(base, document, whole)
    return collisions.length === 0 && isSameData(merged, whole)
  }
  return changes.findLast((document) => held.some((whole) => isWithin(document, whole))) ?? base
}
