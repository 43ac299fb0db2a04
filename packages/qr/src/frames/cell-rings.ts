import { circle } from '../geometry/basic-shapes.ts'
import { jitterAt, randomAt } from '../geometry/random.ts'
import { tiltedSquare } from '../geometry/tilted-square.ts'
import type { Frame } from './frame.ts'

const LAST = 6

/** The 24 modules of the ring. */
const cells = Array.from({ length: 49 }, (_, index) => ({ x: index % 7, y: Math.floor(index / 7) })).filter(
  ({ x, y }) => x === 0 || x === LAST || y === 0 || y === LAST,
)

export const dottedCellRing: Frame = {
  cornerRadius: 0.5,
  shape: cells.map(({ x, y }) => circle(x + 0.5, y + 0.5, 1.05 / 2)),
}

export const mosaicCellRing: Frame = {
  cornerRadius: 0,
  shape: cells.map(({ x, y }) =>
    tiltedSquare(x + 0.5, y + 0.5, 0.8 + 0.15 * randomAt(x, y, 3), 10 * jitterAt(x, y, 4)),
  ),
}
