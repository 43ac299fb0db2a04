import { rectangle } from '../geometry/basic-shapes.ts'
import { asHole, type Shape } from '../geometry/contour.ts'

/** The border of an eye. */
export interface Frame {
  /** In plain words, for people. */
  name: string
  /** The largest rounding of a corner in modules: some readers need straight sides, and miss codes from about 1 on. */
  cornerRadius: number
  /** The eye at the top left, in a box from (0, 0) to (7, 7). The others are mirrored. */
  shape: Shape
}

/** What a ring one module wide has in its middle. */
export const SQUARE_HOLE: Shape = asHole([rectangle(1, 1, 5, 5)])
