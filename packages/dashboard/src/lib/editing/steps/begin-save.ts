import type { EditorState } from '../editor-state.ts'

/**
 * A document is on its way to the server. Returns the same state while another one is: two at once would race. Returns
 * it too while a conflict waits for the person's choice.
 */
export function beginSave<Document, Selection, Saved>(
  state: EditorState<Document, Selection, Saved>,
  sent: Document = state.document,
): EditorState<Document, Selection, Saved> {
  if (state.saving.status === 'SAVING' || state.saving.status === 'CONFLICT') return state
  return { ...state, saving: { status: 'SAVING', sent }, lastEdit: undefined }
}
