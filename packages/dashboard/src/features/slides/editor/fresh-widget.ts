import { createWidget } from '@taplet/slides/edits'
import { editorOf } from '@taplet/slides/editor'
import type { Slide, Widget, WidgetType } from '@taplet/slides/schema'

/** Puts a new widget of a slide in the style of its app; undefined while the code for it is on its way. */
export type WearNew = (slide: Slide, widget: Widget) => Widget | undefined

/** Creates a widget with default data, in the style of its app, else adapted to the theme of this slide. */
export function freshWidget(slide: Slide, widgetType: WidgetType, widgetId: string, wearNew?: WearNew): Widget {
  const widget = createWidget(widgetType, widgetId)
  const worn = wearNew?.(slide, widget)
  if (worn) return worn
  const widgetData = editorOf(widget).fitTo?.(widget.widgetData, slide.viewMetadata.theme) ?? widget.widgetData
  // A widget's own editor returns data of the widget's own type.
  return { ...widget, widgetData } as Widget
}
