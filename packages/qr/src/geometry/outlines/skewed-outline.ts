import { roundedPolygon } from '../basic-shapes.ts'
import type { Contour } from '../contour.ts'

/** In a box of 7: a spike at the top left, two slanted sides, and a sharp corner at the bottom right. */
export function skewedOutline(scale = 1): Contour {
  return roundedPolygon([
    { x: 0, y: 0 },
    { x: 7 * scale, y: 0.454 * scale, radius: 0.8 * scale },
    { x: 7 * scale, y: 7 * scale },
    { x: 0.611 * scale, y: 7 * scale, radius: 0.95 * scale },
  ])
}

/** Its hole is slanted a quarter as much: if parallel, the light ring would be too narrow for ZBar to find the eye. */
export function skewedHole(): Contour {
  return roundedPolygon([
    { x: 1, y: 1 },
    { x: 6, y: 1.1, radius: 0.3 },
    { x: 6, y: 6 },
    { x: 1.13, y: 6, radius: 0.3 },
  ])
}
