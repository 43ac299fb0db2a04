import { type Radii, rectangle, roundedRectangle } from '../geometry/basic-shapes.ts'
import type { Ball } from './ball.ts'

export const BALL_RADIUS = 0.82

const roundedBall = (name: string, ...radii: Radii): Ball => ({
  name,
  shape: [roundedRectangle(0, 0, 3, 3, radii)],
})

export const ball0: Ball = { name: 'Square', shape: [rectangle(0, 0, 3, 3)] }
export const ball1 = roundedBall('Speech bubble', BALL_RADIUS, BALL_RADIUS, BALL_RADIUS, 0)
export const ball2 = roundedBall('Leaf', BALL_RADIUS, 0, BALL_RADIUS, 0)
export const ball3 = roundedBall('One round corner', 0, 0, 0, BALL_RADIUS)
export const ball15 = roundedBall('Rounded', BALL_RADIUS, BALL_RADIUS, BALL_RADIUS, BALL_RADIUS)
