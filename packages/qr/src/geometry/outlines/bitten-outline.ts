import { type Arc, curveOfArc, startOfArc } from '../arc.ts'
import { curveAround } from '../basic-shapes.ts'
import type { Contour } from '../contour.ts'

interface Bitten {
  /** Where the box starts, and the length of its sides. */
  from: number
  side: number
  /** Of the top left and bottom right corners. */
  radius: number
  /** Radius of the circle cut out around the top right and bottom left corner of `corners`. */
  bite: number
  corners: { low: number; high: number }
}

/** A leaf: two corners rounded, and round bites out of the other two. */
export function bittenOutline({ from, side, radius, bite, corners: { low, high } }: Bitten): Contour {
  const to = from + side
  // Where the circle crosses the sides of a box that starts further in than the corner.
  const inset = from - low
  const angle = (Math.asin(inset / bite) * 180) / Math.PI
  const topRight: Arc = { x: high, y: low, radius: bite, from: 180 - angle, to: 90 + angle }
  const bottomLeft: Arc = { x: low, y: high, radius: bite, from: 360 - angle, to: 270 + angle }
  return [
    [from, from + radius],
    curveAround([from, from + radius], [from, from], [from + radius, from]),
    startOfArc(topRight),
    curveOfArc(topRight),
    [to, to - radius],
    curveAround([to, to - radius], [to, to], [to - radius, to]),
    startOfArc(bottomLeft),
    curveOfArc(bottomLeft),
  ]
}
