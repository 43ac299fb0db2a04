import type { AnalyticsReport, FunnelSlide } from '@taplet/contract'

type Funnel = AnalyticsReport['funnel']

/** How tall a column is against the tallest, 0 to 1. Links may open the app at any slide, so that more may see one than arrive. */
export function heightsOf({ arrivals, slides }: Funnel): (visits: number) => number {
  const most = Math.max(1, arrivals, ...slides.map(({ visits }) => visits))
  return (visits) => visits / most
}

/** How many fewer see a slide than the one before it, or than arrive. Never less than none. */
export const dropOf = ({ arrivals, slides }: Funnel, index: number): number =>
  Math.max(0, (slides[index - 1]?.visits ?? arrivals) - (slides[index]?.visits ?? 0))

const MUCH = 0.1 // of those who see a slide; fewer leave anywhere

/** The slide on which most leave; the last one is no loss. Undefined where hardly anybody leaves before the end. */
export function mostLeft({ slides }: Funnel): FunnelSlide | undefined {
  const before = slides.filter(({ isGone }) => !isGone).slice(0, -1)
  return before.reduce<FunnelSlide | undefined>(
    (found, slide) => (slide.exits > (found?.exits ?? 0) && slide.exits >= slide.visits * MUCH ? slide : found),
    undefined,
  )
}

/** What visitors do beyond swiping, in this order; orders only where there are any. */
export function outcomesOf({ tapped, submitted, ordered }: Funnel) {
  return [
    { name: 'tapped' as const, visits: tapped },
    { name: 'submitted' as const, visits: submitted },
    ...(ordered > 0 ? [{ name: 'ordered' as const, visits: ordered }] : []),
  ]
}
