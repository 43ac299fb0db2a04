import { addWidget, removeWidgets, updateWidget } from '@taplet/slides/edits'
import { fieldErrors } from '@taplet/slides/editor'
import { language } from '../../../lib/text.ts'
import type { Slide, Widget, WidgetType } from '@taplet/slides/schema'
import type { SaveOutcome } from '../../../lib/editing/save-outcome.ts'
import { useEditing } from '../../../lib/editing/use-editing.ts'
import { newId } from '../../../lib/new-id.ts'
import { freshWidget } from './fresh-widget.ts'
import { moveWidgetTo } from './stack/move-widget-to.ts'
import { differsInText } from './state/differs-in-text.ts'
import type { SavedSlide } from '../../../entities/slide/document/slide-document.ts'
import { type Selection, selectedWidget, slideKind } from './state/slide-kind.ts'

interface EditorOptions {
  saved: SavedSlide
  save: (slide: Slide, base: SavedSlide, isUncertain: boolean) => Promise<SaveOutcome<SavedSlide>>
  /** Called when a save found changes made elsewhere and merged them without asking. */
  onMerged: () => void
}

/** The state of the editor with everything a person can do to it, each as one function. */
export function useSlideEditor(options: EditorOptions) {
  const editing = useEditing({ kind: slideKind, differsInText, ...options })
  const { state, now, edit } = editing
  const indexOf = (widgetId: string) => now().document.widgets.findIndex((widget) => widget.widgetId === widgetId)
  const choose = (widgetId: string): Selection => ({ kind: 'WIDGET', widgetId })

  return {
    ...editing,
    widget: selectedWidget(state),
    /** Widgets with fields that the server would refuse, in order. */
    invalidWidgets: () =>
      now().document.widgets.filter((widget) => Object.keys(fieldErrors(widget, language)).length > 0),
    /** Adds below the selected widget, else at the bottom, and selects the new one (spec §4). */
    add: (widgetType: WidgetType) => {
      const widgetId = newId()
      const { document: slide } = now()
      const selected = selectedWidget(now())
      const index = selected ? indexOf(selected.widgetId) + 1 : slide.widgets.length
      edit((current) => addWidget(current, freshWidget(current, widgetType, widgetId), index), choose(widgetId))
    },
    duplicate: (widget: Widget) => {
      const copy = { ...structuredClone(widget), widgetId: newId() }
      edit((current) => addWidget(current, copy, indexOf(widget.widgetId) + 1), choose(copy.widgetId))
    },
    remove: ({ widgetId }: Widget) => {
      const { selection } = now()
      const isSelected = selection.kind === 'WIDGET' && selection.widgetId === widgetId
      edit((current) => removeWidgets(current, [widgetId]), isSelected ? { kind: 'SLIDE' } : undefined)
    },
    /** Returns a removed widget to its place, whatever has changed since; does nothing when it exists. */
    restore: (widget: Widget, index: number) =>
      edit((current) => addWidget(current, widget, index), choose(widget.widgetId)),
    moveTo: (widgetId: string, index: number) => edit((current) => moveWidgetTo(current, widgetId, index)),
    update: ({ widgetId }: Widget, data: Widget['widgetData']) =>
      edit((current) => updateWidget(current, widgetId, data)),
  }
}
export type SlideEditorHandle = ReturnType<typeof useSlideEditor>
