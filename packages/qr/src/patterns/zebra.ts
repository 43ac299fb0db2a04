import { roundedRectangle } from '../geometry/basic-shapes.ts'
import { type Shape, transformShape } from '../geometry/contour.ts'
import type { Cell, Pattern } from './pattern.ts'

const THICKNESS = 0.846
const GAP = (1 - THICKNESS) / 2
const RADIUS = THICKNESS / 2

/** A horizontal stripe with a round end where it has no neighbour. */
function stripe(goesOnLeft: boolean, goesOnRight: boolean): Shape {
  const left = goesOnLeft ? 0 : GAP
  const right = goesOnRight ? 1 : 1 - GAP
  const [startRadius, endRadius] = [goesOnLeft ? 0 : RADIUS, goesOnRight ? 0 : RADIUS]
  return [roundedRectangle(left, GAP, right - left, THICKNESS, [startRadius, endRadius, endRadius, startRadius])]
}

const upright = (shape: Shape): Shape => transformShape(shape, (x, y) => [y, x])

export const circleZebra: Pattern = {
  darkShare: 0.7,
  glyph: ({ hasLeft, hasRight }: Cell) => stripe(hasLeft, hasRight),
}

export const circleZebraVertical: Pattern = {
  darkShare: 0.7,
  glyph: ({ hasTop, hasBottom }: Cell) => upright(stripe(hasTop, hasBottom)),
}
