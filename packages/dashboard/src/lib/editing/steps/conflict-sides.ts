import type { Conflict, EditorState } from '../editor-state.ts'

/**
 * Both sides of the conflict that waits, with what was edited since it came up: my side is on screen while saving, the
 * other one is while a draft is brought back. Undefined without a conflict.
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
  /** What the server may hold unknown to us, after the choice: a refused save has told, a draft has not. */
  unanswered: readonly Document[]
}
