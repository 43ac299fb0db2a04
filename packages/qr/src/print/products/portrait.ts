import type { PrintDrawing } from '../print-drawing.ts'
import { isRightToLeft } from '../type/visual-runs.ts'
import { brandRow, codeOnPanel, codePanel, groundOf, lowered, ornament, textBlock } from './parts.ts'
import type { PrintContent, PrintLook, Size } from './print-content.ts'

/** Parts of the width. */
const MARGIN = 0.085
const GAP = 0.045
const LARGEST_PANEL = 0.74

/** A card that stands: the name, the heading, and the code as large as there is room for. */
export function portrait(content: PrintContent, look: PrintLook, { width, height }: Size): PrintDrawing {
  const isRtl = isRightToLeft(content.heading || content.name)
  const align = isRtl ? 'right' : 'left'
  const margin = width * MARGIN
  const gap = width * GAP
  const inner = width - 2 * margin
  const picture = width * 0.47
  // Below the code, beside what is drawn in the corner.
  const lineWidth = content.art ? inner : inner * 0.75
  const headTop = margin + width * (content.art ? 0.3 : 0.26)
  const heading = textBlock(content.heading, look.heading, {
    width: inner,
    height: height * 0.25,
    largest: width * 0.145,
    smallest: width * 0.05,
    leading: 1.04,
    x: margin,
    y: headTop,
    align,
    fill: look.ink,
  })
  const line = textBlock(content.line, look.body, {
    width: lineWidth,
    height: width * 0.13,
    largest: width * 0.05,
    smallest: width * 0.03,
    leading: 1.25,
    x: isRtl ? width - margin - lineWidth : margin,
    y: 0,
    align,
    fill: look.ink,
  })
  const bottom = height - margin - line.height
  const top = headTop + heading.height + gap
  const side = Math.min(width * LARGEST_PANEL, bottom - gap * 0.8 - top)
  const panel = { x: isRtl ? width - margin - side : margin, y: bottom - gap * 0.8 - side, side }
  const away = (x: number): number => (isRtl ? width - x : x)
  return {
    width,
    height,
    isRound: false,
    shapes: [
      groundOf({ width, height }, look.ground),
      ...ornament(content, look, { x: away(width * 0.9), y: width * 0.13, side: picture, isRtl }),
      ...(content.art
        ? []
        : ornament(
            { ...content, art: undefined },
            { ...look, main: look.warm, warm: look.main },
            {
              x: away(width * 0.98),
              y: height * 0.97,
              side: width * 0.5,
              isRtl,
            },
          )),
      ...brandRow(content, look, {
        x: isRtl ? margin + inner * 0.36 : margin,
        y: margin,
        width: inner * 0.64,
        height: width * 0.095,
        isRtl,
      }),
      ...heading.shapes,
      ...codePanel(content, look, panel),
      ...lowered(line.shapes, bottom),
    ],
    codeMm: codeOnPanel(side),
  }
}
