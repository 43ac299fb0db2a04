import type { ExperienceItem, Page } from '@taplet/contract'
import { slidePath } from '../../../../entities/slide/slide-path.ts'

/** The instant app from which a slide was opened, and links to its other slides. */
export interface SlidePosition {
  experienceId: string
  app: string
  /** From 1; undefined for a slide that the app does not show as far as this device knows. */
  place: number | undefined
  count: number
  /** Paths; undefined at either end. */
  back: string
  previous: string | undefined
  next: string | undefined
}

/** A slide's place in an instant app; undefined without an app. Only slides with widgets can be gone on to. */
export function slidePosition(
  from: { app: Pick<Page, 'experienceId' | 'pageName'>; order: readonly string[] } | undefined,
  items: readonly Pick<ExperienceItem, 'experienceItemId' | 'viewId'>[],
  itemId: string,
): SlidePosition | undefined {
  if (!from) return undefined
  const { app, order } = from
  const at = order.indexOf(itemId)
  const canOpen = (id: string) => items.some(({ experienceItemId, viewId }) => experienceItemId === id && viewId)
  const before = at < 0 ? undefined : order.slice(0, at).findLast(canOpen)
  const after = at < 0 ? undefined : order.slice(at + 1).find(canOpen)
  const pathOf = (id: string | undefined) => (id === undefined ? undefined : slidePath(id, app.experienceId))
  return {
    experienceId: app.experienceId,
    app: app.pageName,
    place: at < 0 ? undefined : at + 1,
    count: order.length,
    back: `/app/experiences/${app.experienceId}`,
    previous: pathOf(before),
    next: pathOf(after),
  }
}
