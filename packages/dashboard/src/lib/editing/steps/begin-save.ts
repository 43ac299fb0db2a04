import type { EditorState } from '../editor-state.ts'

/**
 * Marks a document as being sent. Returns the same state while another one is being sent, since two would race, and
 * while a conflict waits for the person to choose.
 */
export function beginSave<Document, Selection, Saved>(
  state: EditorState<Document, Selection, Saved>,
  sent: Document = state.document,
): EditorState<Document, Selection, Saved> {
  if (state.saving.status === 'SAVING' || state.saving.status === 'CONFLICT') return state
  return { ...state, saving: { status: 'SAVING', sent }, lastEdit: undefined }
}
