import { jitterAt, randomAt } from '../geometry/random.ts'
import { tiltedSquare } from '../geometry/tilted-square.ts'
import type { Pattern } from './pattern.ts'

const SMALLEST = 0.74
const LARGEST = 0.94
const MOST_DEGREES = 12

export const mosaic: Pattern = {
  darkShare: 0.71,
  glyph: ({ column, row }) => {
    const side = SMALLEST + (LARGEST - SMALLEST) * randomAt(column, row, 1)
    return [tiltedSquare(0.5, 0.5, side, MOST_DEGREES * jitterAt(column, row, 2))]
  },
}
