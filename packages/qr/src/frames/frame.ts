import { rectangle } from '../geometry/basic-shapes.ts'
import { asHole, type Shape } from '../geometry/contour.ts'

/** The border of an eye (finder pattern). */
export interface Frame {
  /** The largest corner radius in modules: some readers need straight sides, and miss codes from about 1 on. */
  cornerRadius: number
  /** The top left eye, in a box from (0, 0) to (7, 7). The others are mirrored. */
  shape: Shape
}

/** The hole of a ring one module wide. */
export const SQUARE_HOLE: Shape = asHole([rectangle(1, 1, 5, 5)])
