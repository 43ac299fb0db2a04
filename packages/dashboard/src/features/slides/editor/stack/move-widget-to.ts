import { moveWidgets } from '@taplet/slides/edits'
import type { Slide } from '@taplet/slides/schema'

/** Moves a widget to a place. Returns the same slide when it is there, or when there is no such widget. */
export function moveWidgetTo(slide: Slide, widgetId: string, place: number): Slide {
  const index = slide.widgets.findIndex((widget) => widget.widgetId === widgetId)
  return moveWidgets(slide, [widgetId], place > index ? place + 1 : place)
}
