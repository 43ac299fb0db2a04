import type { Transform } from '../geometry/contour.ts'

/** Modules per side of an eye. */
export const EYE = 7

/**
 * Positions of the three eyes: the shapes of the top left one are mirrored horizontally for the top right and
 * vertically for the bottom left. `inset` is 0 for frames and 2 for balls.
 */
export function eyePlacements(modules: number, offset: number): Transform[] {
  const first = offset
  const last = offset + modules
  return [(x, y) => [first + x, first + y], (x, y) => [last - x, first + y], (x, y) => [first + x, last - y]]
}

/** Whether the module belongs to an eye. */
export function isEye(modules: number, x: number, y: number): boolean {
  const isLow = (value: number) => value < EYE
  const isHigh = (value: number) => value >= modules - EYE
  return (isLow(x) && (isLow(y) || isHigh(y))) || (isHigh(x) && isLow(y))
}
