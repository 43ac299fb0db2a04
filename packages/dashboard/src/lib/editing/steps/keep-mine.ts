import type { EditorKind } from '../editor-kind.ts'
import type { EditorState } from '../editor-state.ts'
import { conflictSides } from './conflict-sides.ts'
import { showDocument } from './show-document.ts'

/**
 * Chooses my whole version; the next save is based on the other one and replaces it. Returns the same state without a
 * conflict.
 */
export function keepMine<Document, Selection, Saved>(
  kind: EditorKind<Document, Selection, Saved>,
  state: EditorState<Document, Selection, Saved>,
): EditorState<Document, Selection, Saved> {
  const sides = conflictSides(state)
  if (!sides) return state
  const { mine, saved, unanswered } = sides
  return { ...showDocument(kind, state, mine), saved, saving: { status: 'IDLE' }, unanswered }
}
