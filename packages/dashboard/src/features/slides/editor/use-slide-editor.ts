import { addWidget, removeWidget, updateWidget } from '@taplet/slides/edits'
import { fieldErrors } from '@taplet/slides/editor'
import type { Slide, Widget, WidgetType } from '@taplet/slides/schema'
import type { SaveOutcome } from '../../../lib/editing/save-outcome.ts'
import { useEditing } from '../../../lib/editing/use-editing.ts'
import { newId } from '../../../lib/new-id.ts'
import { freshWidget } from './fresh-widget.ts'
import { moveWidgetTo } from './stack/move-widget-to.ts'
import { type Saved, type Selection, selectedWidget, slideKind } from './state/slide-kind.ts'

interface EditorOptions {
  saved: Saved
  save: (slide: Slide, base: Saved, isUncertain: boolean) => Promise<SaveOutcome<Saved>>
  /** Told when a save found changes made elsewhere and joined them without asking. */
  onMerged: () => void
}

/** Widgets with fields that the server would refuse, in their order. */
const widgetsToMend = ({ widgets }: Slide): Widget[] =>
  widgets.filter((widget) => Object.keys(fieldErrors(widget)).length > 0)

/** The state of the editor with everything a person can do to it, each as one function. */
export function useSlideEditor(options: EditorOptions) {
  const editing = useEditing({ kind: slideKind, ...options })
  const { state, edit } = editing
  const { document: slide } = state
  const indexOf = (widgetId: string) => slide.widgets.findIndex((widget) => widget.widgetId === widgetId)
  const choose = (widgetId: string): Selection => ({ kind: 'WIDGET', widgetId })

  return {
    ...editing,
    widget: selectedWidget(state),
    toMend: widgetsToMend(slide),
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
  }
}
export type SlideEditorHandle = ReturnType<typeof useSlideEditor>
