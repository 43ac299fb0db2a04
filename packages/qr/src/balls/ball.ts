import type { Shape } from '../geometry/contour.ts'

/** The centre of an eye (finder pattern). */
export interface Ball {
  /** The top left eye, in a box from (0, 0) to (3, 3). The others are mirrored. */
  shape: Shape
}
