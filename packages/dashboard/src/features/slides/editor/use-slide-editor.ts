import { addWidget, removeWidget, updateWidget } from '@taplet/slides/edits'
import { fieldErrors } from '@taplet/slides/editor'
import type { Slide, Widget, WidgetType } from '@taplet/slides/schema'
import { useReducer } from 'react'
import { freshWidget } from './fresh-widget.ts'
import { newId } from '../../../lib/new-id.ts'
import type { SaveOutcome } from './save/save-slide.ts'
import { moveWidgetTo } from './stack/move-widget-to.ts'
import { createEditorState, isUnsaved, type Saved, type Selection, selectedWidget } from './state/editor-state.ts'
import { reduceEditor } from './state/reduce.ts'

interface EditorOptions {
  saved: Saved
  save: (slide: Slide, base: Saved) => Promise<SaveOutcome>
}

/** Widgets with fields that the server would refuse, in their order. */
const widgetsToMend = ({ widgets }: Slide): Widget[] =>
  widgets.filter((widget) => Object.keys(fieldErrors(widget)).length > 0)

/** The state of the editor with everything a person can do to it, each as one function. */
export function useSlideEditor({ saved, save }: EditorOptions) {
  const [state, dispatch] = useReducer(reduceEditor, saved, createEditorState)
  const { slide } = state
  const edit = (make: (slide: Slide) => Slide, selection?: Selection) =>
    dispatch({ type: 'EDIT', make, at: Date.now(), ...(selection && { selection }) })
  const indexOf = (widgetId: string) => slide.widgets.findIndex((widget) => widget.widgetId === widgetId)
  const choose = (widgetId: string): Selection => ({ kind: 'WIDGET', widgetId })

  return {
    state,
    isUnsaved: isUnsaved(state),
    widget: selectedWidget(state),
    toMend: widgetsToMend(slide),
    edit,
    select: (selection: Selection) => dispatch({ type: 'SELECT', selection }),
    undo: () => dispatch({ type: 'UNDO' }),
    redo: () => dispatch({ type: 'REDO' }),
    /** Adds below the selected widget, else at the foot, and selects what was added (§4). */
    add: (widgetType: WidgetType) => {
      const widgetId = newId()
      const selected = selectedWidget(state)
      const index = selected ? indexOf(selected.widgetId) + 1 : slide.widgets.length
      edit((current) => addWidget(current, freshWidget(current, widgetType, widgetId), index), choose(widgetId))
    },
    duplicate: (widget: Widget) => {
      const copy = { ...structuredClone(widget), widgetId: newId() }
      edit((current) => addWidget(current, copy, indexOf(widget.widgetId) + 1), choose(copy.widgetId))
    },
    remove: ({ widgetId }: Widget) => {
      const isSelected = state.selection.kind === 'WIDGET' && state.selection.widgetId === widgetId
      edit((current) => removeWidget(current, widgetId), isSelected ? { kind: 'SLIDE' } : undefined)
    },
    /** Puts a widget that was removed back to its place, whatever happened since; does nothing when it is there. */
    restore: (widget: Widget, index: number) =>
      edit((current) => addWidget(current, widget, index), choose(widget.widgetId)),
    moveTo: (widgetId: string, index: number) => edit((current) => moveWidgetTo(current, widgetId, index)),
    update: ({ widgetId }: Widget, data: Widget['widgetData']) =>
      edit((current) => updateWidget(current, widgetId, data)),
    /** Stores the slide on screen; resolves to true only when all of it is stored. `base` differs after a conflict. */
    save: async (base: Saved = state.saved): Promise<boolean> => {
      if (state.saving.status === 'SAVING') return false
      dispatch({ type: 'SAVE_BEGAN' })
      const outcome = await save(slide, base)
      if (outcome.status === 'SAVED') dispatch({ type: 'SAVED', saved: outcome.saved })
      else if (outcome.status === 'CONFLICT') dispatch({ type: 'SAVE_CONFLICTED', theirs: outcome.theirs })
      else dispatch({ type: 'SAVE_FAILED', message: outcome.message, saved: outcome.saved })
      return outcome.status === 'SAVED'
    },
    keepMine: () => dispatch({ type: 'KEEP_MINE' }),
    takeTheirs: () => dispatch({ type: 'TAKE_THEIRS' }),
    postpone: (message: string) => dispatch({ type: 'POSTPONE_CONFLICT', message }),
  }
}
export type SlideEditorHandle = ReturnType<typeof useSlideEditor>
