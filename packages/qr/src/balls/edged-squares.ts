import { rectangle } from '../geometry/basic-shapes.ts'
import { roughOutline } from '../geometry/outlines/rough-outline.ts'
import { stampOutline } from '../geometry/outlines/stamp-outline.ts'
import { jitterAt, randomAt } from '../geometry/random.ts'
import { tiltedSquare } from '../geometry/tilted-square.ts'
import type { Ball } from './ball.ts'

export const ball7: Ball = { shape: [stampOutline(3, 8, 0.12)] }

export const ball8: Ball = {
  shape: [roughOutline({ from: 0.08, side: 2.84, jitter: 0.1, pointsPerSide: 6, seed: 10 })],
}

const mosaic = [0, 1, 2].flatMap((y) =>
  [0, 1, 2].map((x) => tiltedSquare(x + 0.5, y + 0.5, 0.8 + 0.15 * randomAt(x, y, 5), 10 * jitterAt(x, y, 6))),
)

export const ball19: Ball = { shape: [...mosaic, rectangle(0.5, 0.5, 2, 2)] }
