import type { Slide } from '@taplet/slides/schema'

/** The neighbour of widgets to be removed: the next one, else the one above; undefined when none remains. */
export function neighbourOf({ widgets }: Slide, widgetIds: readonly string[]): string | undefined {
  const isGoing = ({ widgetId }: { widgetId: string }) => widgetIds.includes(widgetId)
  const last = widgets.findLastIndex(isGoing)
  const near = widgets.slice(last + 1).find((one) => !isGoing(one)) ?? widgets.findLast((one) => !isGoing(one))
  return near?.widgetId
}
