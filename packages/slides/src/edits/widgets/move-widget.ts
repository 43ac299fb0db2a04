import { moveItem } from '../order/move-item.ts'
import type { Slide } from '../../slide/slide-schema.ts'

/**
 * Moves a widget up or down by one place (spec §4). Returns the same slide when the first moves up, the last moves down, or
 * there is no such widget.
 */
export function moveWidget<S extends Slide>(slide: S, widgetId: string, direction: 'UP' | 'DOWN'): S {
  const index = slide.widgets.findIndex((widget) => widget.widgetId === widgetId)
  const widgets = moveItem(slide.widgets, index, direction === 'UP' ? -1 : 1)
  return widgets === slide.widgets ? slide : { ...slide, widgets: [...widgets] }
}
