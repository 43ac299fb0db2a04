import { isSameData } from '@taplet/slides/edits'
import type { EditorKind } from '../editor-kind.ts'
import type { EditorState } from '../editor-state.ts'
import { withStep } from './with-step.ts'

/**
 * Shows another document as one step that can be undone; what is selected stays selected if it is still there. Returns
 * the same state when the document says the same.
 */
export function showDocument<Document, Selection, Saved>(
  kind: EditorKind<Document, Selection, Saved>,
  state: EditorState<Document, Selection, Saved>,
  document: Document,
): EditorState<Document, Selection, Saved> {
  if (isSameData(document, state.document)) return state
  const selection = kind.canSelect(document, state.selection) ? state.selection : kind.firstSelection
  return withStep(state, { document, selection })
}
