import { circle, rectangle } from '../geometry/basic-shapes.ts'
import type { Shape } from '../geometry/contour.ts'
import type { Ball } from './ball.ts'

const nineCircles = (diameter: number): Shape =>
  [0.5, 1.5, 2.5].flatMap((y) => [0.5, 1.5, 2.5].map((x) => circle(x, y, diameter / 2)))

/** The originals are 1.02 wide and leave white diamonds that hide the eye from half of readers; these leave specks. */
export const ball5: Ball = { name: 'Nine dots', shape: nineCircles(1.3) }

export const ball10: Ball = { name: 'Cloud', shape: [...nineCircles(1.02), rectangle(0.5, 0.5, 2, 2)] }

export const ball14: Ball = { name: 'Circle', shape: [circle(1.5, 1.5, 1.5)] }
