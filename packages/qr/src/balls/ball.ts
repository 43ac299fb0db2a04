import type { Shape } from '../geometry/contour.ts'

/** The centre of an eye. */
export interface Ball {
  /** In plain words, for people. */
  name: string
  /** The eye at the top left, in a box from (0, 0) to (3, 3). The others are mirrored. */
  shape: Shape
}
