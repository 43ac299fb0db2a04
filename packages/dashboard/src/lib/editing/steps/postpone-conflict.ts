import type { EditorState } from '../editor-state.ts'

/**
 * Decides later: nothing changes, nothing is resent automatically, and `message` says why it is not saved. A draft that
 * collides simply stays where it is. Returns the same state without a conflict.
 */
export function postponeConflict<Document, Selection, Saved>(
  state: EditorState<Document, Selection, Saved>,
  message: string,
): EditorState<Document, Selection, Saved> {
  if (state.saving.status !== 'CONFLICT') return state
  if (state.saving.from === 'DRAFT') return { ...state, saving: { status: 'IDLE' } }
  return { ...state, saving: { status: 'FAILED', message, retries: false } }
}
