import type { Slide } from '../../slide/slide-schema.ts'
import { moveWidgets } from './move-widgets.ts'

/**
 * Moves widgets up or down by one, together: those that are apart join the foremost. Returns the same slide at the
 * ends, or when it holds none of them.
 */
export function shiftWidgets<S extends Slide>(slide: S, widgetIds: readonly string[], direction: 'UP' | 'DOWN'): S {
  const isMoved = ({ widgetId }: { widgetId: string }) => widgetIds.includes(widgetId)
  const first = slide.widgets.findIndex(isMoved)
  if (first < 0) return slide
  return moveWidgets(slide, widgetIds, direction === 'UP' ? first - 1 : slide.widgets.findLastIndex(isMoved) + 2)
}
