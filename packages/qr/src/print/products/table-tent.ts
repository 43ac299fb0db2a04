import { rectangle } from '../../geometry/basic-shapes.ts'
import { pathOf } from '../../geometry/path-of.ts'
import { MOST_BLEED, type PrintDrawing, type PrintShape } from '../print-drawing.ts'
import { landscape } from './landscape.ts'
import type { PrintContent, PrintLook, Size } from './print-content.ts'

/** A sheet to fold in the middle: its front below, its back above and upside down. */
export function tableTent(content: PrintContent, look: PrintLook, { width, height }: Size): PrintDrawing {
  const fold = height / 2
  const face = landscape(content, look, { width, height: fold })
  // As each side sees itself, its foot below: nothing goes beyond the fold, which is its top.
  const clip = pathOf([rectangle(-MOST_BLEED, 0, width + 2 * MOST_BLEED, fold + MOST_BLEED)])
  const side = (move: readonly [number, number], isUpsideDown: boolean): PrintShape => ({
    kind: 'group',
    shapes: face.shapes,
    move,
    isUpsideDown,
    clip,
  })
  return { ...face, height, shapes: [side([width, fold], true), side([0, fold], false)], foldAt: fold }
}
