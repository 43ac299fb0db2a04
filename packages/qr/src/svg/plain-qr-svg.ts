import { ball0 } from '../balls/rounded-squares.ts'
import { drawLayers } from '../draw-layers.ts'
import { squareRing } from '../frames/square-ring.ts'
import { square } from '../patterns/square.ts'
import { createSymbol, type ErrorCorrection } from '../symbol/create-symbol.ts'
import { QUIET_ZONE } from '../symbol/quiet-zone.ts'
import { qrSvg } from './qr-svg.ts'

export interface PlainQrOptions {
  errorCorrection?: ErrorCorrection
  /** CSS colours of modules and background. */
  dark?: string
  light?: string
  /** The picture's text for screen readers. */
  title?: string
  /** Without a width the picture fills its container. */
  widthPx?: number
}

/**
 * A plain black-on-white code as one self-contained SVG. Units are modules, so it is sharp at any size. Level M:
 * printed plainly it survives wear without a larger version.
 */
export function plainQrSvg(
  text: string,
  { errorCorrection = 'M', dark = '#000000', light = '#FFFFFF', title, widthPx }: PlainQrOptions = {},
): string {
  const { matrix, version } = createSymbol(text, errorCorrection)
  const modules = matrix.length
  const fills = { body: dark, frames: dark, balls: dark }
  const layers = drawLayers(matrix, { pattern: square, frame: squareRing, ball: ball0, fills })
  const size = modules + 2 * QUIET_ZONE
  const drawing = { modules, quietZone: QUIET_ZONE, size, version, matrix, background: light, layers }
  return qrSvg(drawing, { title, widthPx, isCrisp: true })
}

/** The whole width of the picture in modules, quiet zone included: a raster of a multiple of it has no blurred edge. */
export function plainQrSize(text: string, errorCorrection: ErrorCorrection = 'M'): number {
  return createSymbol(text, errorCorrection).matrix.length + 2 * QUIET_ZONE
}
