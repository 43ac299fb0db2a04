import { type Face, openFace } from '../face.ts'
import type { Pdf } from '../pdf/draw-on-pdf.ts'
import { printable } from '../printable.ts'
import { wrapText } from './wrap-text.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Draws a text vertically centred in a box, on as many lines as fit. */
export type LabelStyle = (doc: Pdf, text: string, box: Box) => void

const FONT_SIZE = 9
const LINE = 1.2 * FONT_SIZE
/** From a line's top to its baseline. */
const ASCENT = 0.88 * FONT_SIZE
const GREY = '#111111'

/** As outlines of the font, or in Helvetica without one. */
export function labelStyle(font: Uint8Array | undefined): LabelStyle {
  const face = font && openFace(font)
  return (doc, text, { x, y, width, height }) => {
    const { widthOf, write } = face ? inFace(doc, face) : inHelvetica(doc)
    const lines = wrapText(printable(text, face), (line) => widthOf(line) > width, Math.floor(height / LINE))
    const top = y + (height - lines.length * LINE) / 2
    doc.fillOpacity(1)
    for (const [index, line] of lines.entries()) write(line, x, top + index * LINE + ASCENT)
  }
}

interface Writer {
  widthOf: (line: string) => number
  write: (line: string, x: number, baseline: number) => void
}

const inFace = (doc: Pdf, face: Face): Writer => ({
  widthOf: (line) => face.widthOf(line, FONT_SIZE),
  write: (line, x, baseline) => doc.path(face.outline(line, { x, baseline, fontSize: FONT_SIZE })).fill(GREY),
})

function inHelvetica(doc: Pdf): Writer {
  doc.font('Helvetica-Bold').fontSize(FONT_SIZE)
  return {
    widthOf: (line) => doc.widthOfString(line),
    write: (line, x, baseline) =>
      doc.fillColor(GREY).text(line, x, baseline, { lineBreak: false, baseline: 'alphabetic' }),
  }
}
