import type { EditorState } from '../editor-state.ts'

/** Undoes the last step, document and selection. Returns the same state when there is none. */
export function undo<Document, Selection, Saved>(
  state: EditorState<Document, Selection, Saved>,
): EditorState<Document, Selection, Saved> {
  const before = state.past.at(-1)
  if (!before) return state
  const { document, selection } = state
  return {
    ...state,
    ...before,
    past: state.past.slice(0, -1),
    future: [{ document, selection }, ...state.future],
    lastEdit: undefined,
  }
}
