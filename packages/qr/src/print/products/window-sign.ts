import type { PrintDrawing } from '../print-drawing.ts'
import { brandRow, codeOnPanel, codePanel, disc, groundOf, lowered, textBlock } from './parts.ts'
import { isRightToLeft } from '../type/visual-runs.ts'
import type { PrintContent, PrintLook, Size } from './print-content.ts'

const MARGIN = 0.08

/** For a door or a window: the code as large as the paper allows, its words in the middle. */
export function windowSign(content: PrintContent, look: PrintLook, { width, height }: Size): PrintDrawing {
  const margin = width * MARGIN
  const inner = width - 2 * margin
  const heading = textBlock(content.heading, look.heading, {
    width: inner,
    height: height * 0.2,
    largest: width * 0.13,
    smallest: width * 0.05,
    leading: 1.04,
    x: margin,
    y: margin,
    align: 'center',
    fill: look.ink,
  })
  const line = textBlock(content.line, look.body, {
    width: inner,
    height: width * 0.12,
    largest: width * 0.048,
    smallest: width * 0.03,
    leading: 1.3,
    x: margin,
    y: 0,
    align: 'center',
    fill: look.ink,
  })
  const brand = content.name.trim() === '' ? 0 : width * 0.085
  const foot = height - margin - brand
  const top = margin + heading.height + width * 0.06
  const bottom = foot - (brand && width * 0.05) - line.height - width * 0.035
  const side = Math.min(inner * 0.92, bottom - top)
  const panelTop = top + (bottom - top - side) / 2
  const nameWidth = Math.min(inner, brand * (1.5 + 0.45 * content.name.length))
  return {
    width,
    height,
    isRound: false,
    shapes: [
      groundOf({ width, height }, look.ground),
      { kind: 'path', path: disc(0, panelTop + side * 0.62, width * 0.22), fill: look.main },
      { kind: 'path', path: disc(width, panelTop + side * 0.12, width * 0.2), fill: look.warm },
      ...heading.shapes,
      ...codePanel(content, look, { x: (width - side) / 2, y: panelTop, side }),
      ...lowered(line.shapes, panelTop + side + width * 0.035),
      ...brandRow(content, look, {
        x: (width - nameWidth) / 2,
        y: foot,
        width: nameWidth,
        height: brand,
        isRtl: isRightToLeft(content.name),
      }),
    ],
    codeMm: codeOnPanel(side),
  }
}
