import type { EditorState } from '../editor-state.ts'
import { changedField } from './changed-field.ts'
import { withStep } from './with-step.ts'

const ONE_BREATH = 1000 // ms between two changes of a field that undo together

interface Edit<Document, Selection> {
  /** The document after the edit. */
  document: Document
  at: number
  /** What is selected afterwards; unchanged unless told. */
  selection?: Selection
}

/**
 * Makes an edit and remembers the document before it. Changes of the same field within a second are one step. A failure
 * that waits for the person is forgotten: this may be the mending. Returns the same state when the edit is the document
 * that there is (spec D27).
 */
export function applyEdit<Document, Selection, Saved>(
  state: EditorState<Document, Selection, Saved>,
  { document, at, selection = state.selection }: Edit<Document, Selection>,
): EditorState<Document, Selection, Saved> {
  if (document === state.document) return state
  const field = changedField(state.document, document)
  const { lastEdit, saving } = state
  const isSameBreath =
    lastEdit !== undefined && field === lastEdit.field && !field.endsWith('*') && at - lastEdit.at < ONE_BREATH
  const after = { ...withStep(state, { document, selection }), lastEdit: { field, at } }
  return {
    ...after,
    past: isSameBreath ? state.past : after.past,
    saving: saving.status === 'FAILED' && !saving.retries ? { status: 'IDLE' } : saving,
  }
}
