import { type Radii, roundedRectangle } from '../geometry/basic-shapes.ts'
import { asHole, type Shape } from '../geometry/contour.ts'
import type { Frame } from './frame.ts'

/** The originals are rounded by 2.39; this keeps their look and more readers find the eye. */
export const FRAME_RADIUS = 1.75

type Rounded = readonly [topLeft: boolean, topRight: boolean, bottomRight: boolean, bottomLeft: boolean]

/** A ring one module wide with these corners rounded. */
function ring([topLeft, topRight, bottomRight, bottomLeft]: Rounded): Shape {
  const radii = (radius: number): Radii => [
    topLeft ? radius : 0,
    topRight ? radius : 0,
    bottomRight ? radius : 0,
    bottomLeft ? radius : 0,
  ]
  return [
    roundedRectangle(0, 0, 7, 7, radii(FRAME_RADIUS)),
    ...asHole([roundedRectangle(1, 1, 5, 5, radii(FRAME_RADIUS - 1))]),
  ]
}

export const frame13: Frame = { name: 'Rounded', cornerRadius: FRAME_RADIUS, shape: ring([true, true, true, true]) }
