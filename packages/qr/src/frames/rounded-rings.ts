import { type Radii, roundedRectangle } from '../geometry/basic-shapes.ts'
import { asHole, type Shape } from '../geometry/contour.ts'
import type { Frame } from './frame.ts'

/** The originals have a radius of 2.39; this keeps their look and more readers find the eye. */
const FRAME_RADIUS = 1.75

type Rounded = readonly [topLeft: boolean, topRight: boolean, bottomRight: boolean, bottomLeft: boolean]

/** A ring one module wide with these corner radii. */
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

const roundedFrame = (...corners: Rounded): Frame => ({
  cornerRadius: FRAME_RADIUS,
  shape: ring(corners),
})

export const frame1 = roundedFrame(true, true, true, false)
export const frame2 = roundedFrame(true, false, true, false)
export const frame3 = roundedFrame(false, false, false, true)
export const frame13 = roundedFrame(true, true, true, true)
