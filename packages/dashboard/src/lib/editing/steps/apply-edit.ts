import type { EditorState } from '../editor-state.ts'
import { changedField } from './changed-field.ts'
import { addUndoStep } from './add-undo-step.ts'

const ONE_BREATH = 1000 // ms between two changes of a field that are one undo step

interface Edit<Document, Selection> {
  /** The document after the edit. */
  document: Document
  at: number
  /** What is selected afterwards; unchanged by default. */
  selection?: Selection
}

/**
 * Applies an edit and remembers the document before it. Changes of the same field within a second are one step. A
 * failure that waits for the person is cleared: this edit may fix it. Returns the same state when the edit changes
 * nothing (spec D27).
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
  const after = { ...addUndoStep(state, { document, selection }), lastEdit: { field, at } }
  return {
    ...after,
    past: isSameBreath ? state.past : after.past,
    saving: saving.status === 'FAILED' && !saving.retries ? { status: 'IDLE' } : saving,
  }
}
