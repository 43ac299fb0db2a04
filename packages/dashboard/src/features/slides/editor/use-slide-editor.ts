import { updateWidget } from '@taplet/slides/edits'
import { fieldErrors } from '@taplet/slides/editor'
import { language } from '../../../lib/text.ts'
import type { Slide, Widget, WidgetType } from '@taplet/slides/schema'
import type { SaveOutcome } from '../../../lib/editing/save-outcome.ts'
import { useEditing } from '../../../lib/editing/use-editing.ts'
import { newId } from '../../../lib/new-id.ts'
import { freshWidget, type WearNew } from './fresh-widget.ts'
import { differsInText } from './state/differs-in-text.ts'
import type { SavedSlide } from '../../../entities/slide/document/slide-document.ts'
import { selectedWidget, slideKind } from './state/slide-kind.ts'

interface EditorOptions {
  saved: SavedSlide
  save: (slide: Slide, base: SavedSlide, isUncertain: boolean) => Promise<SaveOutcome<SavedSlide>>
  /** Called when a save found changes made elsewhere and merged them without asking. */
  onMerged: () => void
  /** Undefined for a slide whose app has no theme. */
  wearNew: WearNew | undefined
}

/** The state of the editor with what its forms do to it, each as one function. */
export function useSlideEditor({ wearNew, ...options }: EditorOptions) {
  const editing = useEditing({ kind: slideKind, differsInText, ...options })
  const { state, now, edit } = editing
  return {
    ...editing,
    widget: selectedWidget(state),
    /** Widgets with fields that the server would refuse, in order. */
    invalidWidgets: () =>
      now().document.widgets.filter((widget) => Object.keys(fieldErrors(widget, language)).length > 0),
    /** Creates a widget for this slide, with an id of its own. */
    fresh: (type: WidgetType) => freshWidget(now().document, type, newId(), wearNew),
    update: ({ widgetId }: Widget, data: Widget['widgetData']) =>
      edit((current) => updateWidget(current, widgetId, data)),
  }
}
export type SlideEditorHandle = ReturnType<typeof useSlideEditor>
