import type { EditorKind, TakesTheirs } from '../editor-kind.ts'
import type { EditorState } from '../editor-state.ts'
import { conflictSides } from './conflict-sides.ts'
import { showDocument } from './show-document.ts'

/**
 * Merges both versions, taking the chosen side of each collision, as one undoable step. Returns the same state without
 * a conflict.
 */
export function resolveConflict<Document, Selection, Saved>(
  kind: EditorKind<Document, Selection, Saved>,
  state: EditorState<Document, Selection, Saved>,
  takesTheirs: TakesTheirs,
): EditorState<Document, Selection, Saved> {
  const sides = conflictSides(state)
  if (!sides) return state
  const { base, mine, theirs, saved, unanswered } = sides
  const { merged } = kind.merge(base, mine, theirs, takesTheirs)
  return { ...showDocument(kind, state, merged), saved, saving: { status: 'IDLE' }, unanswered }
}
