import type { EditorKind } from '../editor-kind.ts'
import type { EditorState } from '../editor-state.ts'
import { conflictSides } from './conflict-sides.ts'
import { showDocument } from './show-document.ts'

/** Shows the other version instead, as one undoable step. Returns the same state without a conflict. */
export function takeTheirs<Document, Selection, Saved>(
  kind: EditorKind<Document, Selection, Saved>,
  state: EditorState<Document, Selection, Saved>,
): EditorState<Document, Selection, Saved> {
  const sides = conflictSides(state)
  if (!sides) return state
  const { theirs, saved, unanswered } = sides
  return { ...showDocument(kind, state, theirs), saved, saving: { status: 'IDLE' }, unanswered }
}
