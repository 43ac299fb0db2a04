import { isSameData } from '@taplet/slides/edits'
import type { EditorKind } from '../editor-kind.ts'

interface Sent<Document, Saved> {
  /** What the documents were sent on top of. */
  saved: Document
  /** Oldest first. */
  documents: readonly Document[]
  stages?: (sent: Document) => readonly Document[]
  theirs: Document
  kind: Pick<EditorKind<Document, unknown, Saved>, 'merge'>
}

/**
 * What the server's copy and ours have in common: the newest document that we sent and that the server's copy holds
 * whole (it was stored, only the answer was lost), else the copy that we last knew.
 */
export function baseOf<Document, Saved>({
  saved,
  documents,
  stages = (sent) => [sent],
  theirs,
  kind,
}: Sent<Document, Saved>): Document {
  const isHeld = (sent: Document) => {
    const { merged, collisions } = kind.merge(saved, sent, theirs)
    return collisions.length === 0 && isSameData(merged, theirs)
  }
  return documents.flatMap(stages).findLast(isHeld) ?? saved
}
