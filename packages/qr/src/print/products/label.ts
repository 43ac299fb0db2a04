import { contrastOf, parseColour } from '@taplet/base/colours'
import { rectangle } from '../../geometry/basic-shapes.ts'
import { pathOf } from '../../geometry/path-of.ts'
import type { PrintDrawing } from '../print-drawing.ts'
import { isRightToLeft } from '../type/visual-runs.ts'
import { groundOf, lowered, textBlock } from './parts.ts'
import type { PrintContent, PrintLook, Size } from './print-content.ts'

/** So that a printer that feeds slightly askew cuts no code. */
const MARGIN_MM = 1.5
/** Between the code and the words. */
const GAP_MM = 1
/** Narrower room for words is left empty. */
const LEAST_WORDS_MM = 8

const READABLE = 4.5 // WCAG 2.2, text
const PAPER = '#FFFFFF'
const BLACK = '#000000'

/** The colour of the look that reads on the paper of a label. */
const inkOnWhite = ({ ink, ground }: PrintLook): string =>
  [ink, ground].find((colour) => contrastOf(parseColour(colour), parseColour(PAPER)) >= READABLE) ?? BLACK

/** A label of a sheet: nothing is printed to its edge, for office printers do not feed that exactly. */
export function label(content: PrintContent, look: PrintLook, { width, height }: Size): PrintDrawing {
  const { background } = content.code.drawing
  const isRtl = isRightToLeft(content.heading || content.line)
  const ink = inkOnWhite(look)
  const side = Math.min(height, width) - 2 * MARGIN_MM
  const inner = width - side - 2 * MARGIN_MM - GAP_MM
  const hasWords = inner >= LEAST_WORDS_MM && `${content.heading}${content.line}`.trim() !== ''
  const codeAt = hasWords ? (isRtl ? width - MARGIN_MM - side : MARGIN_MM) : (width - side) / 2
  const place = {
    x: isRtl ? MARGIN_MM : MARGIN_MM + side + GAP_MM,
    y: 0,
    width: inner,
    align: isRtl ? 'right' : 'left',
  } as const
  const heading = textBlock(content.heading, look.heading, {
    ...place,
    height: height * 0.6,
    largest: height * 0.2,
    smallest: 1.8,
    leading: 1.08,
    fill: ink,
  })
  const line = textBlock(content.line, look.body, {
    ...place,
    height: height * 0.3,
    largest: height * 0.1,
    smallest: 1.6,
    leading: 1.25,
    fill: ink,
  })
  const gap = heading.height > 0 && line.height > 0 ? height * 0.05 : 0
  const top = (height - heading.height - gap - line.height) / 2
  return {
    width,
    height,
    isRound: false,
    shapes: [
      groundOf({ width, height }, PAPER),
      {
        kind: 'path',
        path: pathOf([rectangle(codeAt, (height - side) / 2, side, side)]),
        fill: background.slice(0, 7),
      },
      { kind: 'code', code: content.code, x: codeAt, y: (height - side) / 2, width: side },
      ...(hasWords ? [...lowered(heading.shapes, top), ...lowered(line.shapes, top + heading.height + gap)] : []),
    ],
    codeMm: side,
  }
}
