import { moveWidgets } from '@taplet/slides/edits'
import type { Slide } from '@taplet/slides/schema'

/** Moves a widget to an index. Returns the same slide when it is there already, or does not exist. */
export function moveWidgetTo(slide: Slide, widgetId: string, to: number): Slide {
  const index = slide.widgets.findIndex((widget) => widget.widgetId === widgetId)
  return moveWidgets(slide, [widgetId], to > index ? to + 1 : to)
}
