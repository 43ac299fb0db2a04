import { rectangle } from '../geometry/basic-shapes.ts'
import { asHole } from '../geometry/contour.ts'
import type { Frame } from './frame.ts'

export const frame0: Frame = {
  name: 'Square',
  cornerRadius: 0,
  shape: [rectangle(0, 0, 7, 7), ...asHole([rectangle(1, 1, 5, 5)])],
}
