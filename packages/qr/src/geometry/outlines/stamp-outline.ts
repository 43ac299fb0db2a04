import type { Contour, Step } from '../contour.ts'

/** A square whose sides are rows of round bumps, like a postage stamp. The bumps touch the box from (0, 0). */
export function stampOutline(side: number, bumps: number, depth: number): Contour {
  const pitch = (side - 2 * depth) / bumps
  // The control points of a cubic are a third further out than the curve.
  const peak = depth - (4 / 3) * depth
  const along = Array.from({ length: bumps }, (_, index) => depth + index * pitch)
  const places: ((x: number, y: number) => readonly [number, number])[] = [
    (x, y) => [x, y],
    (x, y) => [side - y, x],
    (x, y) => [side - x, side - y],
    (x, y) => [y, side - x],
  ]
  const steps = places.flatMap((place) =>
    along.map(
      (start): Step => [
        ...place(start + pitch * 0.15, peak),
        ...place(start + pitch * 0.85, peak),
        ...place(start + pitch, depth),
      ],
    ),
  )
  return [[depth, depth], ...steps]
}
