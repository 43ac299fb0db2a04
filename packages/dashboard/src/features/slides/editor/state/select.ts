import { isSameData } from '@taplet/slides/edits'
import type { EditorState, Selection } from './editor-state.ts'

/**
 * Selects a widget, the background or the slide itself. No undo step. Returns the same state when that is selected
 * already or the slide holds no such widget.
 */
export function select(state: EditorState, selection: Selection): EditorState {
  if (isSameData(state.selection, selection)) return state
  if (selection.kind === 'WIDGET' && !state.slide.widgets.some((widget) => widget.widgetId === selection.widgetId))
    return state
  return { ...state, selection, lastEdit: undefined }
}
