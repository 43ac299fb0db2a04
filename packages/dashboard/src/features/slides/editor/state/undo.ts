import type { EditorState } from './editor-state.ts'

/** Takes the last step back, slide and selection. Returns the same state when there is none. */
export function undo(state: EditorState): EditorState {
  const before = state.past.at(-1)
  if (!before) return state
  const { slide, selection } = state
  return {
    ...state,
    ...before,
    past: state.past.slice(0, -1),
    future: [{ slide, selection }, ...state.future],
    lastEdit: undefined,
  }
}
