import type { EditorState, Moment } from '../editor-state.ts'

export const UNDO_STEPS = 250

/** Another document on screen, as one step of its own that can be undone; of 251 steps the oldest is forgotten. */
export function withStep<Document, Selection, Saved>(
  state: EditorState<Document, Selection, Saved>,
  { document, selection }: Moment<Document, Selection>,
): EditorState<Document, Selection, Saved> {
  const moment = { document: state.document, selection: state.selection }
  return {
    ...state,
    document,
    selection,
    past: [...state.past, moment].slice(-UNDO_STEPS),
    future: [],
    lastEdit: undefined,
  }
}
