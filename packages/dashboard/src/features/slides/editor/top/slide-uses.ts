import type { Page } from '@taplet/contract'

/** Names of the instant apps that contain a slide, and of those in which visitors see it. */
export interface SlideUses {
  usedIn: readonly string[]
  liveIn: readonly string[]
}

type App = Pick<Page, 'experienceId' | 'pageName' | 'active' | 'experienceItems'>

/** Where a slide is used. `orders` are drafts of apps: they may contain it already, though no visitor sees it there. */
export function slideUses(
  apps: readonly App[],
  orders: Readonly<Record<string, readonly string[]>>,
  itemId: string,
): SlideUses {
  const isIn = ({ experienceItems }: App) => experienceItems.includes(itemId)
  const names = (found: readonly App[]) => found.map(({ pageName }) => pageName)
  return {
    usedIn: names(apps.filter((app) => isIn(app) || orders[app.experienceId]?.includes(itemId))),
    liveIn: names(apps.filter((app) => app.active && isIn(app))),
  }
}
