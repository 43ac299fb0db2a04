import { roundedRectangle } from '../basic-shapes.ts'
import type { Contour } from '../contour.ts'

interface Bowed {
  from: number
  side: number
  radius: number
  /** How far the left side curves inwards, and how far down it does so. */
  depth: number
  at: number
}

/** Three rounded corners; the left side curves inwards and ends in a tip at the bottom left. */
export function bowedOutline({ from, side, radius, depth, at }: Bowed): Contour {
  const to = from + side
  const top = from + radius
  return [
    ...roundedRectangle(from, from, side, side, [radius, radius, radius, 0]),
    [from + depth * 0.5, to - (to - at) * 0.35, from + depth, at + (to - at) * 0.4, from + depth, at],
    [from + depth, at - (at - top) * 0.4, from, top + (at - top) * 0.4, from, top],
  ]
}
