import type { Fill, Gradient, QrDrawing } from '../../qr-drawing.ts'
import { parseColor } from '../color.ts'

export type Pdf = PDFKit.PDFDocument

interface PrintBox {
  /** The box of the code with its quiet zone, in points. */
  x: number
  y: number
  width: number
}

type ToInk = (colour: string) => PDFKit.Mixins.ColorValue
const inRgb: ToInk = (colour) => colour.slice(0, 7)

/** Draws the code as vectors, without its background. `logo` is a PNG or JPEG. */
export function drawOnPdf(
  doc: Pdf,
  drawing: QrDrawing,
  { x, y, width }: PrintBox,
  logo?: Uint8Array,
  toInk: ToInk = inRgb,
): void {
  doc.save()
  doc.translate(x, y).scale(width / drawing.size)
  for (const layer of drawing.layers) {
    if (layer.kind === 'path') {
      doc.path(layer.path)
      fillPath(doc, layer.fill, toInk)
    } else if (logo) {
      const { box } = layer
      // The drawing has already given the box the picture's aspect ratio.
      doc.image(Buffer.from(logo), box.x, box.y, { width: box.width, height: box.height })
    }
  }
  doc.restore()
}

export function fillPath(doc: Pdf, fill: Fill, toInk: ToInk = inRgb): void {
  if (typeof fill === 'string') {
    const { alpha } = parseColor(fill)
    doc.fillOpacity(alpha).fill(toInk(fill), 'non-zero')
  } else {
    doc.fillOpacity(1).fill(gradientOn(doc, fill, toInk), 'non-zero')
  }
}

function gradientOn(
  doc: Pdf,
  { kind, from: [x1, y1], to: [x2, y2], stops }: Gradient,
  toInk: ToInk,
): PDFKit.Mixins.ColorValue {
  const gradient =
    kind === 'linear'
      ? doc.linearGradient(x1, y1, x2, y2)
      : doc.radialGradient(x1, y1, 0, x1, y1, Math.hypot(x2 - x1, y2 - y1))
  // The types know names of colours only; PDFKit takes four inks here as well.
  for (const { offset, color } of stops) gradient.stop(offset, toInk(color) as string, parseColor(color).alpha)
  return gradient
}
