import type { Slide } from '@taplet/slides/schema'
import { applyEdit } from './apply-edit.ts'
import type { EditorState, Saved, Selection } from './editor-state.ts'
import { redo } from './redo.ts'
import {
  beginSave,
  keepMine,
  postponeConflict,
  saveConflicted,
  saveFailed,
  saveSucceeded,
  takeTheirs,
} from './save-steps.ts'
import { select } from './select.ts'
import { undo } from './undo.ts'

export type EditorAction =
  /** `make` is given the newest slide, so that edits made in one tick build on each other. */
  | { type: 'EDIT'; make: (slide: Slide) => Slide; at: number; selection?: Selection }
  | { type: 'SELECT'; selection: Selection }
  | { type: 'UNDO' }
  | { type: 'REDO' }
  | { type: 'SAVE_BEGAN' }
  | { type: 'SAVED'; saved: Saved }
  | { type: 'SAVE_FAILED'; message: string; saved?: Saved }
  | { type: 'SAVE_CONFLICTED'; theirs: Saved }
  | { type: 'KEEP_MINE' }
  | { type: 'TAKE_THEIRS' }
  | { type: 'POSTPONE_CONFLICT'; message: string }

const steps: {
  [T in EditorAction['type']]: (state: EditorState, action: Extract<EditorAction, { type: T }>) => EditorState
} = {
  EDIT: (state, { make, ...edit }) => applyEdit(state, { ...edit, slide: make(state.slide) }),
  KEEP_MINE: (state) => keepMine(state),
  POSTPONE_CONFLICT: (state, { message }) => postponeConflict(state, message),
  REDO: (state) => redo(state),
  SAVE_BEGAN: (state) => beginSave(state),
  SAVE_CONFLICTED: (state, { theirs }) => saveConflicted(state, theirs),
  SAVE_FAILED: (state, { message, saved }) => saveFailed(state, message, saved),
  SAVED: (state, { saved }) => saveSucceeded(state, saved),
  SELECT: (state, { selection }) => select(state, selection),
  TAKE_THEIRS: (state) => takeTheirs(state),
  UNDO: (state) => undo(state),
}

/** The editor's one reducer: each action is a pure step with a file of its own. */
export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  // Step and action belong to one type by construction; the compiler cannot follow the correlated union.
  const step = steps[action.type] as (state: EditorState, action: EditorAction) => EditorState
  return step(state, action)
}
