import { moveBy, type Shape, transformShape } from '../geometry/contour.ts'
import { measureShape } from './measure-shape.ts'

const MIDDLE = 3.5
const BALL_AT = 2

/** The dark and light runs along the two middle lines of an eye: readers look for 1, 1, 3, 1, 1. */
export async function eyeLines(frame: Shape, ball: Shape): Promise<{ across: number[]; down: number[] }> {
  const eye = [...frame, ...transformShape(ball, moveBy(BALL_AT, BALL_AT))]
  const { runsAcross, runsDown } = await measureShape(eye, 7)
  return { across: runsAcross(MIDDLE), down: runsDown(MIDDLE) }
}

/** Whether runs are those that readers look for, each within a quarter of a module (they allow a half). */
export const isFinder = (lengths: readonly number[]): boolean =>
  lengths.length === 5 && [1, 1, 3, 1, 1].every((wanted, index) => Math.abs((lengths[index] ?? 0) - wanted) <= 0.26)
