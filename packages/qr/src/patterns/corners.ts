import { type Radii, roundedRectangle } from '../geometry/basic-shapes.ts'
import type { Shape } from '../geometry/contour.ts'

/** Radius of the slightly rounded bodies. */
export const SOFT_RADIUS = 0.344

/** A module with these corner radii: top left, top right, bottom right, bottom left. */
export const roundedModule = (...radii: Radii): Shape => [roundedRectangle(0, 0, 1, 1, radii)]

/** The same radius for all four corners. */
export const evenModule = (radius: number): Shape => roundedModule(radius, radius, radius, radius)

/** Only the outer corner is rounded, as in corner glyphs. */
export const cornerModule = (radius: number): Shape => roundedModule(radius, 0, 0, 0)
