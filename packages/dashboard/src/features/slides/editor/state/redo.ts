import type { EditorState } from './editor-state.ts'

/** Makes a step again that was taken back. Returns the same state when there is none. */
export function redo(state: EditorState): EditorState {
  const [after, ...future] = state.future
  if (!after) return state
  const { slide, selection } = state
  return { ...state, ...after, past: [...state.past, { slide, selection }], future, lastEdit: undefined }
}
