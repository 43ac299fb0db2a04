import type { Contour, Curve } from './contour.ts'

/** Relative distance of a cubic curve's control points along the tangents of a quarter circle. */
export const KAPPA = 0.5523

export function rectangle(x: number, y: number, width: number, height: number): Contour {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

export function circle(x: number, y: number, radius: number): Contour {
  return roundedRectangle(x - radius, y - radius, 2 * radius, 2 * radius, [radius, radius, radius, radius])
}

export type Radii = readonly [topLeft: number, topRight: number, bottomRight: number, bottomLeft: number]

export function roundedRectangle(x: number, y: number, width: number, height: number, radii: Radii): Contour {
  const [topLeft, topRight, bottomRight, bottomLeft] = radii
  const right = x + width
  const bottom = y + height
  return roundedPolygon([
    { x, y, radius: topLeft },
    { x: right, y, radius: topRight },
    { x: right, y: bottom, radius: bottomRight },
    { x, y: bottom, radius: bottomLeft },
  ])
}

export interface Corner {
  x: number
  y: number
  /** Distance from the corner at which its rounding starts; 0 or absent leaves it sharp. */
  radius?: number
}

/** A polygon with a separate radius for each corner. */
export function roundedPolygon(corners: readonly Corner[]): Contour {
  return corners.flatMap((corner, index): Contour => {
    const { x, y, radius = 0 } = corner
    if (radius === 0) return [[x, y]]
    const from = towards(corner, corners.at(index - 1) ?? corner, radius)
    const to = towards(corner, corners[(index + 1) % corners.length] ?? corner, radius)
    return [from, curveAround(from, [x, y], to)]
  })
}

/** A curve between two points that rounds a corner like a quarter circle or quarter ellipse. */
export function curveAround(
  [x1, y1]: readonly [number, number],
  [x, y]: readonly [number, number],
  [x2, y2]: readonly [number, number],
): Curve {
  return [x1 + (x - x1) * KAPPA, y1 + (y - y1) * KAPPA, x2 + (x - x2) * KAPPA, y2 + (y - y2) * KAPPA, x2, y2]
}

function towards(from: Corner, to: Corner, distance: number): readonly [number, number] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return [from.x + ((to.x - from.x) / length) * distance, from.y + ((to.y - from.y) / length) * distance]
}
