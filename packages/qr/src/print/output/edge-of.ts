import { circle, rectangle } from '../../geometry/basic-shapes.ts'
import { pathOf } from '../../geometry/path-of.ts'
import type { PrintDrawing } from '../print-drawing.ts'

/** Returns the outline of a product so far beyond its edge. */
export const edgeOf = ({ width, height, isRound }: PrintDrawing, beyond: number): string =>
  pathOf([
    isRound
      ? circle(width / 2, height / 2, width / 2 + beyond)
      : rectangle(-beyond, -beyond, width + 2 * beyond, height + 2 * beyond),
  ])
