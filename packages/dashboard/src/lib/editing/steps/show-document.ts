import { isSameData } from '@taplet/slides/edits'
import type { EditorKind } from '../editor-kind.ts'
import type { EditorState } from '../editor-state.ts'
import { addUndoStep } from './add-undo-step.ts'

/**
 * Shows another document as one undoable step; the selection stays if it still exists. Returns the same state when the
 * documents are equal.
 */
export function showDocument<Document, Selection, Saved>(
  kind: EditorKind<Document, Selection, Saved>,
  state: EditorState<Document, Selection, Saved>,
  document: Document,
): EditorState<Document, Selection, Saved> {
  if (isSameData(document, state.document)) return state
  const selection = kind.canSelect(document, state.selection) ? state.selection : kind.firstSelection
  return addUndoStep(state, { document, selection })
}
