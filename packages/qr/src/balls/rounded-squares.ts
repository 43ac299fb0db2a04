import { type Radii, rectangle, roundedRectangle } from '../geometry/basic-shapes.ts'
import type { Ball } from './ball.ts'

export const BALL_RADIUS = 0.82

const roundedBall = (...radii: Radii): Ball => ({
  shape: [roundedRectangle(0, 0, 3, 3, radii)],
})

export const ball0: Ball = { shape: [rectangle(0, 0, 3, 3)] }
export const ball1 = roundedBall(BALL_RADIUS, BALL_RADIUS, BALL_RADIUS, 0)
export const ball2 = roundedBall(BALL_RADIUS, 0, BALL_RADIUS, 0)
export const ball3 = roundedBall(0, 0, 0, BALL_RADIUS)
export const ball15 = roundedBall(BALL_RADIUS, BALL_RADIUS, BALL_RADIUS, BALL_RADIUS)
