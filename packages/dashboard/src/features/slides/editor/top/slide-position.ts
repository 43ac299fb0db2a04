import type { ExperienceItem, Page } from '@taplet/contract'
import { slidePath } from '../../../../entities/slide/slide-path.ts'

/** The instant app from which a slide was opened, and links to its other slides. */
export interface SlidePosition {
  app: string
  /** From 1. */
  place: number
  count: number
  /** Paths; undefined at either end. */
  back: string
  previous: string | undefined
  next: string | undefined
}

/** A slide's place in an instant app; undefined when it is not part of it. Only slides with widgets count. */
export function slidePosition(
  page: Pick<Page, 'experienceId' | 'pageName' | 'experienceItems'> | undefined,
  items: readonly Pick<ExperienceItem, 'experienceItemId' | 'viewId'>[],
  itemId: string,
): SlidePosition | undefined {
  const at = page?.experienceItems.indexOf(itemId) ?? -1
  if (!page || at < 0) return undefined
  const canOpen = (id: string) => items.some(({ experienceItemId, viewId }) => experienceItemId === id && viewId)
  const before = page.experienceItems.slice(0, at).findLast(canOpen)
  const after = page.experienceItems.slice(at + 1).find(canOpen)
  const pathOf = (id: string | undefined) => (id === undefined ? undefined : slidePath(id, page.experienceId))
  return {
    app: page.pageName,
    place: at + 1,
    count: page.experienceItems.length,
    back: `/app/experiences/${page.experienceId}`,
    previous: pathOf(before),
    next: pathOf(after),
  }
}
