import { roundedRectangle } from '../geometry/basic-shapes.ts'
import { type Shape, transformShape } from '../geometry/contour.ts'
import type { Ball } from './ball.ts'

/** Slightly wider than a module, so that no gap remains between them: with gaps a fifth of readers fail. */
const WIDTH = 1.02
const RADIUS = WIDTH / 2

const upright: Shape = [0.5, 1.5, 2.5].map((x) =>
  roundedRectangle(x - RADIUS, 0, WIDTH, 3, [RADIUS, RADIUS, RADIUS, RADIUS]),
)

export const uprightPills: Ball = { shape: upright }
export const levelPills: Ball = { shape: transformShape(upright, (x, y) => [y, x]) }
