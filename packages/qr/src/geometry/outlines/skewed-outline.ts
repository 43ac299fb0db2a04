import { roundedPolygon } from '../basic-shapes.ts'
import type { Contour } from '../contour.ts'

/** In a box of 7: a spike at the top left, two leaning sides, and a sharp corner at the bottom right. */
export function skewedOutline(scale = 1): Contour {
  return roundedPolygon([
    { x: 0, y: 0 },
    { x: 7 * scale, y: 0.454 * scale, radius: 0.8 * scale },
    { x: 7 * scale, y: 7 * scale },
    { x: 0.611 * scale, y: 7 * scale, radius: 0.95 * scale },
  ])
}

/** Its hole, whose sides run one module further in. */
export function skewedHole(): Contour {
  return roundedPolygon([
    { x: 1.097, y: 1.073 },
    { x: 6, y: 1.391, radius: 0.3 },
    { x: 6, y: 6 },
    { x: 1.528, y: 6, radius: 0.3 },
  ])
}
