import type { Slide } from '@taplet/slides/schema'

/** What stands nearest to widgets that are about to go: the next one, else the one above; undefined when all go. */
export function neighbourOf({ widgets }: Slide, widgetIds: readonly string[]): string | undefined {
  const isGoing = ({ widgetId }: { widgetId: string }) => widgetIds.includes(widgetId)
  const last = widgets.findLastIndex(isGoing)
  const near = widgets.slice(last + 1).find((one) => !isGoing(one)) ?? widgets.findLast((one) => !isGoing(one))
  return near?.widgetId
}
