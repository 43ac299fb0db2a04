import { createWidget } from '@taplet/slides/edits'
import { editorOf } from '@taplet/slides/editor'
import type { Slide, Widget, WidgetType } from '@taplet/slides/schema'

/** Creates a widget with default data, adapted to the theme of this slide. */
export function freshWidget({ viewMetadata }: Slide, widgetType: WidgetType, widgetId: string): Widget {
  const widget = createWidget(widgetType, widgetId)
  const widgetData = editorOf(widget).fitTo?.(widget.widgetData, viewMetadata.theme) ?? widget.widgetData
  // A widget's own editor returns data of the widget's own type.
  return { ...widget, widgetData } as Widget
}
