import Document from 'pdfkit'
import { type Caption, layOutSheet } from '../../lay-out-sheet.ts'
import type { QrDrawing } from '../../qr-drawing.ts'
import { openFace } from '../face.ts'
import { type FileOptions, toPoints } from '../file-options.ts'
import { printable } from '../printable.ts'
import { layoutCaption } from '../layout-caption.ts'
import { drawOnPdf, fillPath, type Pdf } from './draw-on-pdf.ts'
import { pdfBytes } from './pdf-bytes.ts'

const GREY = '#111111'

export interface QrPdfOptions extends FileOptions {
  /** The logo's picture as PNG or JPEG, if the drawing has a logo. */
  logo?: Uint8Array | undefined
}

/** The code as a PDF page of its own size: vectors only, with trim and bleed boxes for printers. */
export function qrPdf(drawing: QrDrawing, options: QrPdfOptions): Promise<Uint8Array> {
  const { widthMm, bleedMm = 0, isTransparent = false, title = 'QR code' } = options
  const scale = toPoints(widthMm) / drawing.size
  const sheet = layOutSheet(drawing, { caption: options.caption, bleed: toPoints(bleedMm) / scale })
  const [width, height, bleed] = [sheet.width * scale, sheet.height * scale, sheet.bleed * scale]
  const doc = new Document({ size: [width, height], margin: 0, info: { Title: title }, displayTitle: true })
  markBoxes(doc, { width, height, bleed })
  if (!isTransparent) {
    doc.rect(0, 0, width, height)
    fillPath(doc, drawing.background)
  }
  drawOnPdf(doc, drawing, { x: bleed, y: bleed, width: drawing.size * scale }, options.logo)
  if (sheet.caption) drawCaption(doc, sheet.caption, scale, options.font)
  return pdfBytes(doc)
}

/** Sets the boxes that tell a printer where the paper is cut. */
function markBoxes(doc: Pdf, { width, height, bleed }: { width: number; height: number; bleed: number }): void {
  const page: { data: Record<string, unknown> } = doc.page.dictionary
  page.data['BleedBox'] = [0, 0, width, height]
  page.data['TrimBox'] = [bleed, bleed, width - bleed, height - bleed]
}

/** As outlines of the font, or in Helvetica without one. */
function drawCaption(doc: Pdf, caption: Caption, scale: number, font: Uint8Array | undefined): void {
  doc.save().scale(scale).fillOpacity(1)
  if (font) {
    doc.path(layoutCaption(caption, openFace(font))).fill(GREY)
  } else {
    const { x, baseline, fontSize, maxWidth } = caption
    const line = printable(caption.text)
    doc.font('Helvetica-Bold').fontSize(fontSize)
    doc.fontSize(fontSize * Math.min(1, maxWidth / doc.widthOfString(line)))
    const left = x - doc.widthOfString(line) / 2
    doc.fillColor(GREY).text(line, left, baseline, { lineBreak: false, baseline: 'alphabetic' })
  }
  doc.restore()
}
