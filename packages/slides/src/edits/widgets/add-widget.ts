import { MAX_WIDGETS, type Slide } from '../../slide/slide-schema.ts'
import type { Widget } from '../../registry/widgets/schemas.ts'

/**
 * Inserts a widget into the stack, at its end by default. An index out of range means the nearest end. Returns the same
 * slide when it is full or already holds a widget of this id.
 */
export function addWidget<S extends Slide>(slide: S, widget: Widget, index = slide.widgets.length): S {
  if (slide.widgets.length >= MAX_WIDGETS) return slide
  if (slide.widgets.some((one) => one.widgetId === widget.widgetId)) return slide
  return { ...slide, widgets: slide.widgets.toSpliced(Math.max(0, index), 0, widget) }
}
