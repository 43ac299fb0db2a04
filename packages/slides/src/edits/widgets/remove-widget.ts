import type { Slide } from '../../slide/slide-schema.ts'

/** Takes a widget off the slide. Returns the same slide when it holds no such widget. */
export function removeWidget<S extends Slide>(slide: S, widgetId: string): S {
  const widgets = slide.widgets.filter((widget) => widget.widgetId !== widgetId)
  return widgets.length === slide.widgets.length ? slide : { ...slide, widgets }
}
