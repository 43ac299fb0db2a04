import type { AnalyticsReport } from '@taplet/contract'
import { max, ticks } from 'd3-array'
import { area, line } from 'd3-shape'

type Step = AnalyticsReport['trend'][number]

/** Internal coordinates of the plot; it is stretched to the available size. */
export const PLOT = { width: 1000, height: 220 } as const
const LINES = 4 // of the grid, about

export interface TrendShape {
  line: string
  area: string
  before: string
  /** Values of the grid lines, from 0 up. */
  ticks: readonly number[]
  /** Horizontal position of a step, 0 to 1. */
  x: (index: number) => number
  /** Vertical position of a value from the top, 0 to 1. */
  y: (value: number) => number
}

/**
 * The paths of a trend. Steps from `end` on have not begun: they are omitted from the current line, while the previous
 * period's continues.
 */
export function trendShape(trend: readonly Step[], end: number): TrendShape {
  const most = max(trend, ({ visits, before }) => Math.max(visits, before ?? 0)) || 1
  const marks = [...new Set(ticks(0, most, LINES).map(Math.ceil))]
  const gap = (marks[1] ?? 1) - (marks[0] ?? 0)
  const top = Math.max(most, Math.ceil(most / gap) * gap)
  if (marks.at(-1) !== top) marks.push(top)
  const x = (index: number) => (trend.length > 1 ? index / (trend.length - 1) : 0.5)
  const y = (value: number) => 1 - value / top
  const points = trend
    .slice(0, end)
    .map(({ visits }, index) => [x(index) * PLOT.width, y(visits) * PLOT.height] as const)
  const others = trend.flatMap(({ before }, index) =>
    before === null ? [] : [[x(index) * PLOT.width, y(before) * PLOT.height] as const],
  )
  const draw = line<readonly [number, number]>(
    ([left]) => left,
    ([, above]) => above,
  )
  const fill = area<readonly [number, number]>(
    ([left]) => left,
    PLOT.height,
    ([, above]) => above,
  )
  return { line: draw(points) ?? '', area: fill(points) ?? '', before: draw(others) ?? '', ticks: marks, x, y }
}

const FEWEST = 4 // labels; fewer say too little

const NEAR = 0.6 // of the distance between two labels: closer to the last one there is no room

/**
 * Indices of at most `most` steps to label below the plot, including first and last. They are equally spaced; where
 * that is impossible, the last one is closer to the one before it.
 */
export function namedSteps(count: number, most: number): readonly number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index)
  const last = count - 1
  const numbers = Array.from({ length: most - FEWEST + 1 }, (_, index) => most - index)
  const names = numbers.find((one) => last % (one - 1) === 0) ?? most
  const apart = Math.ceil(last / (names - 1))
  const places = Array.from({ length: names }, (_, index) => index * apart)
  return [...places.filter((place) => place <= last - apart * NEAR), last]
}
