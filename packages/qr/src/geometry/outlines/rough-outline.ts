import type { Contour, Step } from '../contour.ts'
import { jitterAt } from '../random.ts'

interface Rough {
  from: number
  side: number
  /** How far points deviate from the line. */
  jitter: number
  pointsPerSide: number
  seed: number
}

type Point = readonly [x: number, y: number]

/** A square as if drawn by hand: it deviates from the line, always in the same way. */
export function roughOutline({ from, side, jitter, pointsPerSide, seed }: Rough): Contour {
  const along = Array.from({ length: pointsPerSide }, (_, index) => (side * index) / pointsPerSide)
  const places: ((along: number) => Point)[] = [
    (x) => [x, 0],
    (y) => [side, y],
    (x) => [side - x, side],
    (y) => [0, side - y],
  ]
  const points = places.flatMap((place, number) =>
    along.map((distance, index): Point => {
      const [x, y] = place(distance)
      return [
        from + x + jitter * jitterAt(seed, number, index, 1),
        from + y + jitter * jitterAt(seed, number, index, 2),
      ]
    }),
  )
  return smooth(points)
}

/** A closed curve through all points (Catmull-Rom, slightly tightened so that corners remain corners). */
function smooth(points: readonly Point[]): Contour {
  const at = (index: number): Point => points.at(index % points.length) ?? [0, 0]
  const TAUT = 9
  const steps = points.map((point, index): Step => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)]
    return [
      point[0] + (next[0] - before[0]) / TAUT,
      point[1] + (next[1] - before[1]) / TAUT,
      next[0] - (after[0] - point[0]) / TAUT,
      next[1] - (after[1] - point[1]) / TAUT,
      next[0],
      next[1],
    ]
  })
  return [at(0), ...steps]
}
