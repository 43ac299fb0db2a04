import type { Fill, Gradient } from '../../qr-drawing.ts'
import { parseColour, type Colour } from '@taplet/base/colours'

/** The colour of a fill at a point, in modules. */
export function fillColour(fill: Fill): (x: number, y: number) => Colour {
  if (typeof fill === 'string') {
    const colour = parseColour(fill)
    return () => colour
  }
  const stops = fill.stops.map(({ offset, color }) => ({ offset, colour: parseColour(color) }))
  return (x, y) => colourAt(stops, shareAlong(fill, x, y))
}

function shareAlong({ kind, from, to }: Gradient, x: number, y: number): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  if (kind === 'radial') return Math.hypot(x - from[0], y - from[1]) / Math.hypot(dx, dy)
  return ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy)
}

function colourAt(stops: readonly { offset: number; colour: Colour }[], share: number): Colour {
  const black: Colour = { red: 0, green: 0, blue: 0, alpha: 1 }
  const before = stops.findLast(({ offset }) => offset <= share)
  const after = stops.find(({ offset }) => offset > share)
  if (!before || !after) return (before ?? after)?.colour ?? black
  const t = (share - before.offset) / (after.offset - before.offset)
  const mix = (one: number, other: number) => one + (other - one) * t
  return {
    red: mix(before.colour.red, after.colour.red),
    green: mix(before.colour.green, after.colour.green),
    blue: mix(before.colour.blue, after.colour.blue),
    alpha: mix(before.colour.alpha, after.colour.alpha),
  }
}
