import { rectangle } from '../../geometry/basic-shapes.ts'
import { pathOf } from '../../geometry/path-of.ts'
import { MOST_BLEED, type PrintDrawing } from '../print-drawing.ts'
import { isRightToLeft } from '../type/visual-runs.ts'
import { brandRow, codeOnPanel, codePanel, disc, groundOf, lowered, textBlock } from './parts.ts'
import type { PrintContent, PrintLook, Size } from './print-content.ts'

/** Parts of the height. */
const MARGIN = 0.1
/** A code takes at most this part of the width: the rest is for words. */
const MOST_OF_WIDTH = 0.5

/** A card that lies: words on one side, the code on a block of colour on the other. */
export function landscape(content: PrintContent, look: PrintLook, { width, height }: Size): PrintDrawing {
  const isRtl = isRightToLeft(content.heading || content.name)
  const align = isRtl ? 'right' : 'left'
  const margin = height * MARGIN
  const side = Math.min(height - 2 * margin, width * MOST_OF_WIDTH - 1.5 * margin)
  const block = side + 2 * margin
  const blockAt = isRtl ? -MOST_BLEED : width - block
  const inner = width - block - 2 * margin
  const left = isRtl ? block + margin : margin
  const hasName = content.name.trim() !== ''
  const brand = { x: left, y: margin, width: inner, height: Math.min(height * 0.15, inner * 0.2), isRtl }
  const line = textBlock(content.line, look.body, {
    width: inner,
    height: height * 0.22,
    largest: height * 0.085,
    smallest: height * 0.05,
    leading: 1.25,
    x: left,
    y: 0,
    align,
    fill: look.ink,
  })
  const top = hasName ? margin + brand.height + height * 0.05 : margin
  const bottom = height - margin - line.height - height * 0.05
  const heading = textBlock(content.heading, look.heading, {
    width: inner,
    height: bottom - top,
    largest: height * 0.24,
    smallest: height * 0.055,
    leading: 1.05,
    x: left,
    y: 0,
    align,
    fill: look.ink,
  })
  return {
    width,
    height,
    isRound: false,
    shapes: [
      groundOf({ width, height }, look.ground),
      {
        kind: 'path',
        path: pathOf([rectangle(blockAt, -MOST_BLEED, block + MOST_BLEED, height + 2 * MOST_BLEED)]),
        fill: look.main,
      },
      { kind: 'path', path: disc(isRtl ? 0 : width, height, height * 0.16), fill: look.warm },
      ...brandRow(content, look, brand),
      ...lowered(heading.shapes, top + (bottom - top - heading.height) / 2),
      ...codePanel(content, look, { x: isRtl ? margin : width - margin - side, y: (height - side) / 2, side }),
      ...lowered(line.shapes, height - margin - line.height),
    ],
    codeMm: codeOnPanel(side),
  }
}
