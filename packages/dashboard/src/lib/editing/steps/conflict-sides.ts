import type { Conflict, EditorState } from '../editor-state.ts'

/**
 * Both sides of the conflict that waits, with what was edited since it came up: my side is on screen while saving, the
 * other one is while a draft is brought back. Undefined without a conflict.
 */
export function conflictSides<Document, Selection, Saved>({
  saving,
  document,
}: EditorState<Document, Selection, Saved>): Conflict<Document, Saved> | undefined {
  if (saving.status !== 'CONFLICT') return undefined
  return saving.from === 'SAVE' ? { ...saving, mine: document } : { ...saving, theirs: document }
}
