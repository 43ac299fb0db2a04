import type { EditorState, Saved } from './editor-state.ts'
import { savedSlide } from './editor-state.ts'

/** A save has been sent. Returns the same state while one is under way: two at once would race. */
export function beginSave(state: EditorState): EditorState {
  if (state.saving.status === 'SAVING') return state
  return { ...state, saving: { status: 'SAVING', sent: state.slide }, lastEdit: undefined }
}

/**
 * The server has stored what was sent. Without edits since, the screen takes over what the server made of it; edits made
 * meanwhile stay, and stay unsaved.
 */
export function saveSucceeded(state: EditorState, saved: Saved): EditorState {
  const isUntouched = state.saving.status !== 'SAVING' || state.slide === state.saving.sent
  return { ...state, saved, slide: isUntouched ? savedSlide(saved) : state.slide, saving: { status: 'IDLE' } }
}

/** Nothing, or only a part, was stored: what was stays known, the rest stays unsaved, and the reason is said. */
export function saveFailed(state: EditorState, message: string, saved: Saved = state.saved): EditorState {
  return { ...state, saved, saving: { status: 'FAILED', message } }
}

/** Someone else saved first: both copies wait for the person's choice (decision 28). */
export function saveConflicted(state: EditorState, theirs: Saved): EditorState {
  return { ...state, saving: { status: 'CONFLICT', theirs } }
}

/** Keeps the slide on screen; the next save is based on, and replaces, the other copy. Does nothing without a conflict. */
export function keepMine(state: EditorState): EditorState {
  if (state.saving.status !== 'CONFLICT') return state
  return { ...state, saved: state.saving.theirs, saving: { status: 'IDLE' } }
}

/** Shows the other copy instead, as one step that can be undone. Does nothing without a conflict. */
export function takeTheirs(state: EditorState): EditorState {
  if (state.saving.status !== 'CONFLICT') return state
  const { theirs } = state.saving
  return {
    ...state,
    saved: theirs,
    slide: savedSlide(theirs),
    selection: { kind: 'SLIDE' },
    past: [...state.past, { slide: state.slide, selection: state.selection }],
    future: [],
    lastEdit: undefined,
    saving: { status: 'IDLE' },
  }
}

/** Decides later: both copies stay as they are. Does nothing without a conflict. */
export function postponeConflict(state: EditorState, message: string): EditorState {
  return state.saving.status === 'CONFLICT' ? { ...state, saving: { status: 'FAILED', message } } : state
}
