import type { Contour } from './contour.ts'

/** A square around its centre, rotated clockwise. */
export function tiltedSquare(x: number, y: number, side: number, degrees: number): Contour {
  const turn = (degrees * Math.PI) / 180
  const across = (Math.cos(turn) * side) / 2
  const down = (Math.sin(turn) * side) / 2
  return [
    [x - across + down, y - down - across],
    [x + across + down, y + down - across],
    [x + across - down, y + down + across],
    [x - across - down, y - down + across],
  ]
}
