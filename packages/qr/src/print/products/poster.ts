import type { PrintDrawing } from '../print-drawing.ts'
import { isRightToLeft } from '../type/visual-runs.ts'
import { brandRow, codeOnPanel, codePanel, groundOf, lowered, ornament, textBlock } from './parts.ts'
import type { PrintContent, PrintLook, Size } from './print-content.ts'

const MARGIN = 0.08
const PANEL = 0.46

/** To be read from across the street: the heading fills the upper half, the code stands below it. */
export function poster(content: PrintContent, look: PrintLook, { width, height }: Size): PrintDrawing {
  const isRtl = isRightToLeft(content.heading || content.name)
  const align = isRtl ? 'right' : 'left'
  const margin = width * MARGIN
  const inner = width - 2 * margin
  const side = width * PANEL
  const headTop = margin + width * 0.14
  const lineHeight = width * 0.13
  const headRoom = height - margin - side - headTop - lineHeight - width * 0.085
  const heading = textBlock(content.heading, look.heading, {
    width: inner,
    height: headRoom,
    largest: width * 0.21,
    smallest: width * 0.06,
    leading: 1,
    x: margin,
    y: headTop,
    align,
    fill: look.ink,
  })
  const line = textBlock(content.line, look.body, {
    width: inner,
    height: lineHeight,
    largest: width * 0.05,
    smallest: width * 0.03,
    leading: 1.3,
    x: margin,
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
      ...ornament(content, look, {
        x: isRtl ? width * 0.18 : width * 0.82,
        y: height - width * 0.31,
        side: width * 0.62,
        isRtl,
      }),
      ...brandRow(content, look, { x: margin, y: margin, width: inner, height: width * 0.085, isRtl }),
      ...heading.shapes,
      ...lowered(line.shapes, headTop + heading.height + width * 0.045),
      ...codePanel(content, look, { x: isRtl ? width - margin - side : margin, y: height - margin - side, side }),
    ],
    codeMm: codeOnPanel(side),
  }
}
