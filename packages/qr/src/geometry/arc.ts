import type { Curve } from './contour.ts'

export interface Arc {
  x: number
  y: number
  radius: number
  /** Angles in degrees, clockwise from the right, at most a quarter turn apart. */
  from: number
  to: number
}

const pointAt = ({ x, y, radius }: Arc, degrees: number): readonly [number, number] => {
  const angle = (degrees * Math.PI) / 180
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

export const startOfArc = (arc: Arc): readonly [number, number] => pointAt(arc, arc.from)

/** The curve from the start of the arc to its end. */
export function curveOfArc(arc: Arc): Curve {
  const [x1, y1] = pointAt(arc, arc.from)
  const [x2, y2] = pointAt(arc, arc.to)
  const reach = (4 / 3) * Math.tan(((arc.to - arc.from) * Math.PI) / 180 / 4)
  return [
    x1 - reach * (y1 - arc.y),
    y1 + reach * (x1 - arc.x),
    x2 + reach * (y2 - arc.y),
    y2 - reach * (x2 - arc.x),
    x2,
    y2,
  ]
}
