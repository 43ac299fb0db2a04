import type { Ball } from './ball.ts'
import { roundedPolygon } from '../geometry/basic-shapes.ts'

/** The originals are cut at half the side, and fewer readers find them. */
const CUT = 0.8

export const hexagonCutSquare: Ball = {
  shape: [
    roundedPolygon([
      { x: 0, y: 0 },
      { x: 3 - CUT, y: 0 },
      { x: 3, y: CUT },
      { x: 3, y: 3 },
      { x: CUT, y: 3 },
      { x: 0, y: 3 - CUT },
    ]),
  ],
}

/** The control points of a cubic are a third further out than the curve. */
const BOW = (0.12 * 4) / 3

export const pillowCutSquare: Ball = {
  shape: [
    [
      [0, 0],
      [1, BOW, 2, BOW, 3, 0],
      [3 - BOW, 1, 3 - BOW, 2, 3, 3],
      [2, 3 - BOW, 1, 3 - BOW, 0, 3],
      [BOW, 2, BOW, 1, 0, 0],
    ],
  ],
}
