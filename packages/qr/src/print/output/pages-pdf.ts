import type { Font } from 'fontkit'
import Document from 'pdfkit'
import { toPoints } from '../../export/file-options.ts'
import { drawOnPdf, type Pdf } from '../../export/pdf/draw-on-pdf.ts'
import { pdfBytes } from '../../export/pdf/pdf-bytes.ts'
import type { Box, PrintPage } from '../pages/print-page.ts'
import type { PrintShape } from '../print-drawing.ts'
import type { PrintFace } from '../type/print-face.ts'
import { edgeOf } from './edge-of.ts'
import { type ColourSpace, toInk } from './to-ink.ts'
import { trueTypeSubset } from './true-type-subset.ts'

interface PdfOptions {
  title: string
  /** Of all colours; pictures stay as they are. */
  colours: ColourSpace
}

/** Returns pages as one PDF: vectors, words as text in embedded fonts, boxes that say where a printer cuts. */
export function pagesPdf(pages: readonly PrintPage[], { title, colours }: PdfOptions): Promise<Uint8Array> {
  const doc = new Document({ autoFirstPage: false, margin: 0, info: { Title: title }, displayTitle: true })
  const faces = new Map<PrintFace, Font>()
  const pen: Pen = { doc, ink: (colour) => toInk(colour, colours), fontOf: (face) => remember(faces, face) }
  for (const page of pages) {
    doc.addPage({ size: [toPoints(page.width), toPoints(page.height)], margin: 0 })
    markBoxes(doc, page)
    doc.save().scale(toPoints(1))
    for (const { drawing, x, y } of page.placed) {
      doc.save().translate(x, y)
      doc.path(edgeOf(drawing, page.bleedMm)).clip()
      for (const shape of drawing.shapes) drawShape(pen, shape)
      doc.restore()
    }
    for (const mark of page.marks) drawShape(pen, mark)
    doc.restore()
  }
  return pdfBytes(doc)
}

interface Pen {
  doc: Pdf
  ink: (colour: string) => PDFKit.Mixins.ColorValue
  fontOf: (face: PrintFace) => Font
}

/** A font of its own for each file: PDFKit embeds what its subset says. */
function remember(faces: Map<PrintFace, Font>, face: PrintFace): Font {
  const { font } = face
  const known: Font = faces.get(face) ?? Object.create(font, { createSubset: { value: () => trueTypeSubset(font) } })
  faces.set(face, known)
  return known
}

function drawShape(pen: Pen, shape: PrintShape): void {
  const { doc, ink } = pen
  switch (shape.kind) {
    case 'code': {
      const { code, x, y, width } = shape
      return drawOnPdf(doc, code.drawing, { x, y, width }, code.logo, ink)
    }
    case 'group': {
      doc.save().translate(...shape.move)
      if (shape.isUpsideDown) doc.scale(-1, -1)
      doc.path(shape.clip).clip()
      for (const one of shape.shapes) drawShape(pen, one)
      doc.restore()
      return
    }
    case 'line': {
      doc.save().lineWidth(shape.width)
      if (shape.dash !== undefined) doc.dash(shape.dash, {})
      doc.moveTo(...shape.from).lineTo(...shape.to)
      doc.strokeOpacity(1).stroke(ink(shape.color)).restore()
      return
    }
    case 'path': {
      doc.path(shape.path).fillOpacity(shape.opacity ?? 1)
      doc.fill(ink(shape.fill), 'non-zero')
      return
    }
    case 'picture': {
      const { picture, x, y, width, clip } = shape
      doc.save().fillOpacity(1)
      if (clip !== undefined) doc.path(clip).clip()
      doc.image(Buffer.from(picture.bytes), x, y, { width, height: width / picture.aspect }).restore()
      return
    }
    case 'text':
      return drawLine(pen, shape)
  }
}

function drawLine(
  { doc, ink, fontOf }: Pen,
  { line, x, baseline, size, fill }: Extract<PrintShape, { kind: 'text' }>,
): void {
  doc.fillOpacity(1).fillColor(ink(fill))
  for (const { face, text, x: left, spacing } of line.runs) {
    // The types know file names and bytes only; PDFKit takes a font of fontkit as well.
    doc.font(fontOf(face) as unknown as string, face.key, size)
    const options = { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing * size } as const
    doc.text(text, x + left * size, baseline, { ...options, features: [] })
  }
}

/** Sets the boxes that tell a printer where the paper is cut. */
function markBoxes(doc: Pdf, { height, trim, bleed }: PrintPage): void {
  const page: { data: Record<string, unknown> } = doc.page.dictionary
  // In a PDF y points up.
  const inPoints = ({ x, y, width, height: tall }: Box): number[] =>
    [x, height - y - tall, x + width, height - y].map(toPoints)
  if (bleed) page.data['BleedBox'] = inPoints(bleed)
  if (trim) page.data['TrimBox'] = inPoints(trim)
}
