import type { AnalyticsReport, FunnelSlide } from '@taplet/contract'

type Funnel = AnalyticsReport['funnel']

/** Height of each column relative to the tallest, 0 to 1. Links may open any slide, so more may see one than arrive. */
export function heightsOf({ arrivals, slides }: Funnel): (visits: number) => number {
  const most = Math.max(1, arrivals, ...slides.map(({ visits }) => visits))
  return (visits) => visits / most
}

/** How many fewer see a slide than the one before it, or than arrive. Never negative. */
export const dropOf = ({ arrivals, slides }: Funnel, index: number): number =>
  Math.max(0, (slides[index - 1]?.visits ?? arrivals) - (slides[index]?.visits ?? 0))

const MUCH = 0.1 // of a slide's viewers; fewer leave on any slide

/** The slide on which most visitors leave; leaving on the last is no loss. Undefined if hardly any leaves earlier. */
export function mostLeft({ slides }: Funnel): FunnelSlide | undefined {
  const before = slides.filter(({ isGone }) => !isGone).slice(0, -1)
  return before.reduce<FunnelSlide | undefined>(
    (found, slide) => (slide.exits > (found?.exits ?? 0) && slide.exits >= slide.visits * MUCH ? slide : found),
    undefined,
  )
}

/** What visitors do beyond swiping, in this order; orders only if there are any. */
export function outcomesOf({ tapped, submitted, ordered }: Funnel) {
  return [
    { name: 'tapped' as const, visits: tapped },
    { name: 'submitted' as const, visits: submitted },
    ...(ordered > 0 ? [{ name: 'ordered' as const, visits: ordered }] : []),
  ]
}
