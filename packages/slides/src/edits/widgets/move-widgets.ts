import type { Slide } from '../../slide/slide-schema.ts'

/**
 * Moves widgets, keeping their order, into a gap of the stack: 0 is above the first, the number of widgets below the
 * last; out of range means the nearest end. Returns the same slide when no order changes, or it holds none of them.
 */
export function moveWidgets<S extends Slide>(slide: S, widgetIds: readonly string[], gap: number): S {
  const isMoved = ({ widgetId }: { widgetId: string }) => widgetIds.includes(widgetId)
  const { widgets } = slide
  const at = Math.min(Math.max(gap, 0), widgets.length)
  const [above, below] = [widgets.slice(0, at), widgets.slice(at)]
  const rest = (list: typeof widgets) => list.filter((one) => !isMoved(one))
  const moved = [...rest(above), ...widgets.filter(isMoved), ...rest(below)]
  return moved.every((one, index) => one === widgets[index]) ? slide : { ...slide, widgets: moved }
}
