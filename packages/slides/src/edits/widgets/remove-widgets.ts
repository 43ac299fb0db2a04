import type { Slide } from '../../slide/slide-schema.ts'

/** Removes several widgets from the slide. Returns the same slide when it holds none of them. */
export function removeWidgets<S extends Slide>(slide: S, widgetIds: readonly string[]): S {
  const widgets = slide.widgets.filter((widget) => !widgetIds.includes(widget.widgetId))
  return widgets.length === slide.widgets.length ? slide : { ...slide, widgets }
}
