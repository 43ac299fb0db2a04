import { isSameData } from '@taplet/slides/edits'
import type { EditorKind } from '../editor-kind.ts'
import type { EditorState } from '../editor-state.ts'

/**
 * Selects something. Not an undo step. Returns the same state when it is selected already or the document does not
 * contain it.
 */
export function select<Document, Selection, Saved>(
  kind: EditorKind<Document, Selection, Saved>,
  state: EditorState<Document, Selection, Saved>,
  selection: Selection,
): EditorState<Document, Selection, Saved> {
  if (isSameData(state.selection, selection) || !kind.canSelect(state.document, selection)) return state
  return { ...state, selection, lastEdit: undefined }
}
