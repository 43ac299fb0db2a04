import { isSameData } from '../merge/same-data.ts'
import type { Slide } from '../../slide/slide-schema.ts'
import type { Widget } from '../../registry/widgets/schemas.ts'

/**
 * Gives a widget new data; its id and type stay. Returns the same slide when there is no such widget or the data is
 * equal.
 */
export function updateWidget<S extends Slide>(slide: S, widgetId: string, widgetData: Widget['widgetData']): S {
  const index = slide.widgets.findIndex((widget) => widget.widgetId === widgetId)
  const widget = slide.widgets[index]
  if (!widget || isSameData(widget.widgetData, widgetData)) return slide
  // The data comes from this widget's own form, so it is of the same type.
  return { ...slide, widgets: slide.widgets.with(index, { ...widget, widgetData } as Widget) }
}
