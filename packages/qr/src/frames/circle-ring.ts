import { circle } from '../geometry/basic-shapes.ts'
import { asHole } from '../geometry/contour.ts'
import type { Frame } from './frame.ts'

/** Exactly one module wide: fewer readers find the slightly wider original. */
export const circleRing: Frame = {
  cornerRadius: 3.5,
  shape: [circle(3.5, 3.5, 3.5), ...asHole([circle(3.5, 3.5, 2.5)])],
}
