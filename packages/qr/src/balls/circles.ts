import { circle, rectangle } from '../geometry/basic-shapes.ts'
import type { Shape } from '../geometry/contour.ts'
import type { Ball } from './ball.ts'

/** Nine circles whose row starts this far from the edges of the box. */
const nineCircles = (diameter: number, inset: number): Shape =>
  [inset, 1.5, 3 - inset].flatMap((y) => [inset, 1.5, 3 - inset].map((x) => circle(x, y, diameter / 2)))

/**
 * The originals are 1.02 wide and leave white diamonds, with which half of the readers miss the eye; zxing fails on
 * specks of any size. These just close, within the box of the ball.
 */
export const ball5: Ball = { shape: nineCircles(1.24, 0.62) }

export const ball10: Ball = { shape: [...nineCircles(1.02, 0.5), rectangle(0.5, 0.5, 2, 2)] }

export const ball14: Ball = { shape: [circle(1.5, 1.5, 1.5)] }
