/** A straight segment of an outline in pixels, from its upper to its lower end. */
export interface Edge {
  top: number
  bottom: number
  /** Its position at the top, and its shift per pixel downwards. */
  x: number
  slope: number
  /** 1 when the outline runs down here, -1 when up. */
  winding: 1 | -1
}
type Point = readonly [x: number, y: number]

/** Line segments per curve: at 4 pixels per module they deviate less than a tenth of a pixel. */
const CURVE_LINES = 5

/** The edges of a path of absolute M, L, C and Z, multiplied by `scale`. */
export function pathEdges(path: string, scale: number): Edge[] {
  const edges: Edge[] = []
  let start: Point = [0, 0]
  let at = start
  for (const [, letter = '', rest = ''] of path.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const points = pointsOf(rest, scale)
    if (letter === 'M') start = at = points[0] ?? start
    for (const to of linesOf(letter, points, at, start)) {
      addEdge(edges, at, to)
      at = to
    }
  }
  return edges
}

function pointsOf(text: string, scale: number): Point[] {
  const numbers = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map((value) => Number(value) * scale)
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ])
}

/** End points of the line segments that approximate a step of a path. */
function linesOf(letter: string, points: readonly Point[], at: Point, start: Point): readonly Point[] {
  const [one, two, to] = points
  if (letter === 'L') return points
  if (letter === 'Z') return [start]
  return one && two && to ? curvePoints(at, one, two, to) : []
}

function curvePoints(from: Point, one: Point, two: Point, to: Point): Point[] {
  return Array.from({ length: CURVE_LINES }, (_, index) => {
    const t = (index + 1) / CURVE_LINES
    const u = 1 - t
    const blend = (at: 0 | 1) =>
      u * u * u * from[at] + 3 * u * u * t * one[at] + 3 * u * t * t * two[at] + t * t * t * to[at]
    return [blend(0), blend(1)]
  })
}

function addEdge(edges: Edge[], [x1, y1]: Point, [x2, y2]: Point): void {
  if (y1 === y2) return
  const slope = (x2 - x1) / (y2 - y1)
  edges.push(
    y1 < y2 ? { top: y1, bottom: y2, x: x1, slope, winding: 1 } : { top: y2, bottom: y1, x: x2, slope, winding: -1 },
  )
}
