import { bittenOutline } from '../geometry/outlines/bitten-outline.ts'
import { bowedOutline } from '../geometry/outlines/bowed-outline.ts'
import { skewedOutline } from '../geometry/outlines/skewed-outline.ts'
import type { Ball } from './ball.ts'
import { BALL_RADIUS } from './rounded-squares.ts'

export const ball6: Ball = {
  shape: [bittenOutline({ from: 0, side: 3, radius: BALL_RADIUS, bite: 0.6, corners: { low: 0, high: 3 } })],
}

export const ball11: Ball = {
  shape: [bowedOutline({ from: 0, side: 3, radius: BALL_RADIUS, depth: 0.2, at: 1.95 })],
}

export const ball16: Ball = { shape: [skewedOutline(3 / 7)] }
