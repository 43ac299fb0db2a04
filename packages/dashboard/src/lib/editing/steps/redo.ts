import type { EditorState } from '../editor-state.ts'

/** Redoes the last undone step. Returns the same state when there is none. */
export function redo<Document, Selection, Saved>(
  state: EditorState<Document, Selection, Saved>,
): EditorState<Document, Selection, Saved> {
  const [after, ...future] = state.future
  if (!after) return state
  const { document, selection } = state
  return { ...state, ...after, past: [...state.past, { document, selection }], future, lastEdit: undefined }
}
