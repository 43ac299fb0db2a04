import { rectangle } from '../geometry/basic-shapes.ts'
import { type Frame, SQUARE_HOLE } from './frame.ts'

export const squareRing: Frame = { cornerRadius: 0, shape: [rectangle(0, 0, 7, 7), ...SQUARE_HOLE] }
