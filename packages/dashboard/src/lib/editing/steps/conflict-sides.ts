import type { Conflict, EditorState } from '../editor-state.ts'

/**
 * Both sides of the pending conflict, with edits made since it arose: while saving, the screen shows my side; while
 * restoring a draft, the other one. Undefined without a conflict.
 */
export function conflictSides<Document, Selection, Saved>({
  saving,
  document,
  unanswered,
}: EditorState<Document, Selection, Saved>): Sides<Document, Saved> | undefined {
  if (saving.status !== 'CONFLICT') return undefined
  if (saving.from === 'SAVE') return { ...saving, mine: document, unanswered: [] }
  return { ...saving, theirs: document, unanswered }
}

interface Sides<Document, Saved> extends Conflict<Document, Saved> {
  /** What the server may hold without our knowledge: a refused save clears that up, a draft does not. */
  unanswered: readonly Document[]
}
