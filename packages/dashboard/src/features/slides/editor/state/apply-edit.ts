import type { Slide } from '@taplet/slides/schema'
import { changedField } from './changed-field.ts'
import type { EditorState, Selection } from './editor-state.ts'

export const UNDO_STEPS = 250
const ONE_BREATH = 1000 // ms between two changes of a field that undo together

interface Edit {
  /** The slide after the edit, made by a pure edit of @taplet/slides. */
  slide: Slide
  at: number
  /** What is selected afterwards; unchanged unless told. */
  selection?: Selection
}

/**
 * Makes an edit and remembers the slide before it. Changes of the same field within a second are one step; of 251 steps
 * the oldest is forgotten. Returns the same state when the edit changed nothing (decision 27).
 */
export function applyEdit(state: EditorState, { slide, at, selection = state.selection }: Edit): EditorState {
  if (slide === state.slide) return state
  const field = changedField(state.slide, slide)
  const { lastEdit } = state
  const isSameBreath =
    lastEdit !== undefined && field === lastEdit.field && !field.endsWith('*') && at - lastEdit.at < ONE_BREATH
  const moment = { slide: state.slide, selection: state.selection }
  return {
    ...state,
    slide,
    selection,
    past: isSameBreath ? state.past : [...state.past, moment].slice(-UNDO_STEPS),
    future: [],
    lastEdit: { field, at },
    saving: state.saving.status === 'FAILED' ? { status: 'IDLE' } : state.saving,
  }
}
