import { roundedRectangle } from '../geometry/basic-shapes.ts'
import { type Shape, transformShape } from '../geometry/contour.ts'
import type { Ball } from './ball.ts'

/** A hair wider than a module, so that no gap is left between them: with gaps a fifth of readers fail. */
const WIDTH = 1.02
const RADIUS = WIDTH / 2

const upright: Shape = [0.5, 1.5, 2.5].map((x) =>
  roundedRectangle(x - RADIUS, 0, WIDTH, 3, [RADIUS, RADIUS, RADIUS, RADIUS]),
)

export const uprightPills: Ball = { name: 'Upright bars', shape: upright }
export const levelPills: Ball = { name: 'Level bars', shape: transformShape(upright, (x, y) => [y, x]) }
