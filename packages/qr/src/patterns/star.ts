import type { Curve } from '../geometry/contour.ts'
import { loneGlyph, type Pattern } from './pattern.ts'

/** How close to the centre lines its sides are pulled. */
const WAIST = 0.05

/** From one tip to the next, pulled in towards the point beside the centre. */
function side([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): Curve {
  const x = 0.5 + Math.sign(x1 + x2 - 1) * WAIST
  const y = 0.5 + Math.sign(y1 + y2 - 1) * WAIST
  const third = (from: number, to: number) => from + (2 / 3) * (to - from)
  return [third(x1, x), third(y1, y), third(x2, x), third(y2, y), x2, y2]
}

export const star: Pattern = {
  darkShare: 0.23,
  glyph: loneGlyph([
    [[0.5, 0], side([0.5, 0], [1, 0.5]), side([1, 0.5], [0.5, 1]), side([0.5, 1], [0, 0.5]), side([0, 0.5], [0.5, 0])],
  ]),
}
