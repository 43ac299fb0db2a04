import { type Radii, roundedRectangle } from '../geometry/basic-shapes.ts'
import type { Shape } from '../geometry/contour.ts'

/** The radius of the gently rounded bodies. */
export const SOFT_RADIUS = 0.344

/** A module with its corners rounded: top left, top right, bottom right, bottom left. */
export const roundedModule = (...radii: Radii): Shape => [roundedRectangle(0, 0, 1, 1, radii)]

/** All four corners alike. */
export const evenModule = (radius: number): Shape => roundedModule(radius, radius, radius, radius)

/** The outer corner alone, as corner glyphs have it. */
export const cornerModule = (radius: number): Shape => roundedModule(radius, 0, 0, 0)
