import type { Edge } from './path-edges.ts'

/** Sampled lines per row of pixels. Along a line coverage is exact. */
const LINES = 4

/** How much of each pixel is inside these outlines by the non-zero rule, 0 to 1. */
export function coverageOf(edges: readonly Edge[], size: number): Float32Array {
  const coverage = new Float32Array(size * size)
  const starting: Edge[][] = Array.from({ length: size * LINES }, () => [])
  for (const edge of edges) {
    const first = Math.max(0, Math.ceil(edge.top * LINES - 0.5))
    if (first < size * LINES && edge.bottom > 0) starting[first]?.push(edge)
  }
  const active: Edge[] = []
  for (let line = 0; line < size * LINES; line++) {
    const y = (line + 0.5) / LINES
    active.push(...(starting[line] ?? []))
    dropEnded(active, y)
    const row = coverage.subarray(Math.floor(line / LINES) * size, Math.floor(line / LINES + 1) * size)
    addLine(row, active, y)
  }
  return coverage
}

function dropEnded(active: Edge[], y: number): void {
  let length = 0
  for (const edge of active) if (edge.bottom > y) active[length++] = edge
  active.length = length
}

function addLine(row: Float32Array, active: readonly Edge[], y: number): void {
  const crossing = (edge: Edge) => edge.x + (y - edge.top) * edge.slope
  const sorted = active.toSorted((one, other) => crossing(one) - crossing(other))
  let winding = 0
  let from = 0
  for (const edge of sorted) {
    if (winding === 0) from = crossing(edge)
    winding += edge.winding
    if (winding === 0) addSpan(row, from, crossing(edge))
  }
}

function addSpan(row: Float32Array, from: number, to: number): void {
  const [left, right] = [Math.max(0, from), Math.min(row.length, to)]
  for (let x = Math.floor(left); x < right; x++) {
    const inside = Math.min(right, x + 1) - Math.max(left, x)
    row[x] = Math.min(1, (row[x] ?? 0) + inside / LINES)
  }
}
