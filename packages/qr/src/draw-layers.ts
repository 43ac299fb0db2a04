import type { Ball } from './balls/ball.ts'
import { drawBody } from './draw-body.ts'
import type { Frame } from './frames/frame.ts'
import { moveBy, type Shape, transformShape } from './geometry/contour.ts'
import { pathOf } from './geometry/path-of.ts'
import type { Pattern } from './patterns/pattern.ts'
import type { Fill, PathLayer } from './qr-drawing.ts'
import { eyePlacements, isEye } from './symbol/eyes.ts'
import type { Matrix } from './symbol/create-symbol.ts'
import { QUIET_ZONE } from './symbol/quiet-zone.ts'

export interface Look {
  pattern: Pattern
  frame: Frame
  ball: Ball
  fills: { readonly [P in PathLayer['part']]: Fill }
}

/** Offset of the ball within its frame. */
const toBall = moveBy(2, 2)
const nothing = () => false

/**
 * The body and the eyes. The body is one path: separate ones would show hairlines between the modules. It takes shapes,
 * not their names, so that drawing one look does not load all.
 */
export function drawLayers(
  matrix: Matrix,
  { pattern, frame, ball, fills }: Look,
  isCleared: (x: number, y: number) => boolean = nothing,
): PathLayer[] {
  const modules = matrix.length
  const isDark = (x: number, y: number) => matrix[y]?.[x] === true && !isEye(modules, x, y) && !isCleared(x, y)
  const eyes = (shape: Shape) =>
    eyePlacements(modules, QUIET_ZONE).flatMap((placement) => transformShape(shape, placement))
  const layer = (part: PathLayer['part'], shape: Shape): PathLayer => ({
    kind: 'path',
    part,
    path: pathOf(shape),
    fill: fills[part],
  })
  return [
    layer('body', drawBody(pattern, modules, QUIET_ZONE, isDark)),
    layer('frames', eyes(frame.shape)),
    layer('balls', eyes(transformShape(ball.shape, toBall))),
  ]
}
