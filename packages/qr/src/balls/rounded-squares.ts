import { rectangle, roundedRectangle } from '../geometry/basic-shapes.ts'
import type { Ball } from './ball.ts'

export const BALL_RADIUS = 0.82

export const ball0: Ball = { name: 'Square', shape: [rectangle(0, 0, 3, 3)] }

export const ball15: Ball = {
  name: 'Rounded',
  shape: [roundedRectangle(0, 0, 3, 3, [BALL_RADIUS, BALL_RADIUS, BALL_RADIUS, BALL_RADIUS])],
}
