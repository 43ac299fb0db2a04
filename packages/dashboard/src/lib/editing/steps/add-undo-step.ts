import type { EditorState, Moment } from '../editor-state.ts'

export const UNDO_STEPS = 250

/** Replaces the document as an undo step of its own; of 251 steps the oldest is dropped. */
export function addUndoStep<Document, Selection, Saved>(
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
