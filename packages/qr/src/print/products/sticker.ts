import { type Radii, roundedRectangle } from '../../geometry/basic-shapes.ts'
import { pathOf } from '../../geometry/path-of.ts'
import { circle } from '../../geometry/basic-shapes.ts'
import type { PrintDrawing, PrintShape } from '../print-drawing.ts'
import { codeOnPanel, codePanel, groundOf, lowered, textBlock } from './parts.ts'
import type { PrintContent, PrintLook, Size } from './print-content.ts'

/** Parts of the side. */
const SQUARE = { panel: 0.68, words: 0.84, rim: 0.035 }
/** A square code and two lines in a disc. */
const ROUND = { panel: 0.56, words: 0.56, rim: 0.03 }

function rim({ width, height }: Size, isRound: boolean, look: PrintLook): PrintShape[] {
  const [near, broad] = [width * 0.03, width * 0.012]
  const ring = (inset: number) => {
    if (isRound) return circle(width / 2, height / 2, width / 2 - inset)
    const radius = Math.max(0, width * 0.09 * look.roundness - inset / 2)
    const radii: Radii = [radius, radius, radius, radius]
    return roundedRectangle(inset, inset, width - 2 * inset, height - 2 * inset, radii)
  }
  return [
    { kind: 'path', path: pathOf([ring(near)]), fill: look.main },
    { kind: 'path', path: pathOf([ring(near + broad)]), fill: look.ground },
  ]
}

/** A sticker, square or round: the code with a line above and one below it. */
export function sticker(content: PrintContent, look: PrintLook, size: Size, isRound: boolean): PrintDrawing {
  const { width, height } = size
  const parts = isRound ? ROUND : SQUARE
  const least = Math.min(width, height)
  const room = least * parts.words
  const heading = textBlock(content.heading || content.name, look.heading, {
    width: room,
    height: least * 0.13,
    largest: least * 0.085,
    smallest: least * 0.042,
    leading: 1.05,
    x: (width - room) / 2,
    y: 0,
    align: 'center',
    fill: look.ink,
  })
  const line = textBlock(content.line, look.body, {
    width: room,
    height: least * 0.07,
    largest: least * 0.052,
    smallest: least * 0.036,
    leading: 1,
    x: (width - room) / 2,
    y: 0,
    align: 'center',
    fill: look.ink,
  })
  const gap = least * 0.028
  const words = heading.height + line.height + gap * 2
  const side = Math.min(least * parts.panel, least - 2 * least * 0.075 - words)
  const top = (height - side - words) / 2
  return {
    width,
    height,
    isRound,
    shapes: [
      groundOf(size, look.ground),
      ...rim(size, isRound, look),
      ...lowered(heading.shapes, top),
      ...codePanel(content, look, { x: (width - side) / 2, y: top + heading.height + gap, side }),
      ...lowered(line.shapes, top + heading.height + side + 2 * gap),
    ],
    codeMm: codeOnPanel(side),
  }
}
