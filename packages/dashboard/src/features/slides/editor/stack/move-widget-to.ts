import { moveWidget } from '@taplet/slides/edits'
import type { Slide } from '@taplet/slides/schema'

/** Moves a widget to a place by single steps. Returns the same slide when it is there, or when there is no such widget. */
export function moveWidgetTo(slide: Slide, widgetId: string, place: number): Slide {
  const index = slide.widgets.findIndex((widget) => widget.widgetId === widgetId)
  const target = Math.min(Math.max(place, 0), slide.widgets.length - 1)
  if (index < 0 || index === target) return slide
  return moveWidgetTo(moveWidget(slide, widgetId, target < index ? 'UP' : 'DOWN'), widgetId, target)
}
