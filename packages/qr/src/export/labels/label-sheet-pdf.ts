import Document from 'pdfkit'
import type { QrDrawing } from '../../qr-drawing.ts'
import { toPoints } from '../file-options.ts'
import { drawOnPdf, fillPath, type Pdf } from '../pdf/draw-on-pdf.ts'
import { pdfBytes } from '../pdf/pdf-bytes.ts'
import { type LabelStyle, labelStyle } from './label-style.ts'
import { type LabelSheet, type LabelSheetId, labelSheets, labelsPerPage } from './label-sheets.ts'

export interface Label {
  drawing: QrDrawing
  caption?: string | undefined
  /** PNG or JPEG, if the drawing has a logo. */
  logo?: Uint8Array | undefined
}

export interface LabelSheetOptions {
  sheet: LabelSheetId
  /** Width of a code with its quiet zone, if the label has room for it. Without it, as large as fits. */
  widthMm?: number | undefined
  /** Short lines at the corners of each label, for plain paper cut by hand. */
  hasCutMarks?: boolean | undefined
  title?: string | undefined
  /** The captions' font; Helvetica without it. */
  font?: Uint8Array | undefined
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** So that a printer that feeds slightly askew cuts no code. */
const MARGIN_MM = 1.5
const CUT_MARK_MM = 2

/** Labels in rows on as many pages as needed; captions are to the right of codes. Each is drawn in its turn. */
export async function labelSheetPdf(
  labels: Iterable<Label> | AsyncIterable<Label>,
  options: LabelSheetOptions,
): Promise<Uint8Array> {
  const { title = 'QR codes', widthMm = Number.POSITIVE_INFINITY, hasCutMarks = false } = options
  const sheet = labelSheets[options.sheet]
  const size = sheet.page.map(toPoints) as [number, number] // two sides in, two out
  const doc = new Document({ size, margin: 0, info: { Title: title }, displayTitle: true, autoFirstPage: false })
  const style = labelStyle(options.font)
  const perPage = labelsPerPage(options.sheet)
  let count = 0
  for await (const label of labels) {
    const index = count++ % perPage
    if (index === 0) doc.addPage()
    const box = labelBox(sheet, index)
    drawLabel(doc, label, box, { width: toPoints(widthMm), style })
    if (hasCutMarks) drawCutMarks(doc, box)
  }
  if (count === 0) doc.addPage()
  return pdfBytes(doc)
}

function labelBox({ columns, left, top, pitch, label }: LabelSheet, index: number): Box {
  return {
    x: toPoints(left + (index % columns) * pitch[0]),
    y: toPoints(top + Math.floor(index / columns) * pitch[1]),
    width: toPoints(label[0]),
    height: toPoints(label[1]),
  }
}

function drawLabel(
  doc: Pdf,
  { drawing, caption = '', logo }: Label,
  box: Box,
  { width, style }: { width: number; style: LabelStyle },
): void {
  const margin = toPoints(MARGIN_MM)
  const side = Math.min(width, box.height - 2 * margin, box.width - 2 * margin)
  const hasCaption = caption.trim() !== ''
  const x = hasCaption ? box.x + margin : box.x + (box.width - side) / 2
  const y = box.y + (box.height - side) / 2
  doc.rect(x, y, side, side)
  fillPath(doc, drawing.background)
  drawOnPdf(doc, drawing, { x, y, width: side }, logo)
  if (!hasCaption) return
  const left = x + side + margin / 2
  style(doc, caption.trim(), { x: left, y, width: box.x + box.width - margin - left, height: side })
}

function drawCutMarks(doc: Pdf, { x, y, width, height }: Box): void {
  const length = toPoints(CUT_MARK_MM)
  for (const [cornerX, inwardsX] of [
    [x, 1],
    [x + width, -1],
  ] as const)
    for (const [cornerY, inwardsY] of [
      [y, 1],
      [y + height, -1],
    ] as const) {
      doc
        .moveTo(cornerX, cornerY + inwardsY * length)
        .lineTo(cornerX, cornerY)
        .lineTo(cornerX + inwardsX * length, cornerY)
    }
  doc.lineWidth(0.25).stroke('#999999')
}
