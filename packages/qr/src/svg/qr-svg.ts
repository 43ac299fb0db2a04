import { layOutSheet, type SheetOptions } from '../lay-out-sheet.ts'
import type { QrDrawing } from '../qr-drawing.ts'
import { escapeXml } from './escape-xml.ts'
import { inThousandths } from '../geometry/in-thousandths.ts'
import { svgLayers } from './svg-layers.ts'

export interface QrSvgOptions extends SheetOptions {
  /** The picture's text for screen readers. */
  title?: string | undefined
  /** Omits the background: the paper must be light and even. */
  isTransparent?: boolean | undefined
  /** Width of the code with its quiet zone; the bleed is added. Without any width the picture fills its container. */
  widthMm?: number | undefined
  /** Width of the whole picture, for rasterising it. */
  widthPx?: number | undefined
  /** Modules without smoothed edges, for codes of squares. */
  isCrisp?: boolean | undefined
}

const CAPTION_FONT = "Inter, 'Helvetica Neue', Arial, sans-serif"

/** Returns one self-contained SVG. Units are modules, so it is sharp at any size. */
export function qrSvg(drawing: QrDrawing, options: QrSvgOptions = {}): string {
  const { title, isTransparent = false, isCrisp = false } = options
  const { width, height, bleed, caption } = layOutSheet(drawing, options)
  const label = title === undefined ? ' aria-hidden="true"' : ` role="img" aria-label="${escapeXml(title)}"`
  const ground = isTransparent
    ? ''
    : `<path fill="${escapeXml(drawing.background)}" d="M0 0H${inThousandths(width)}V${inThousandths(height)}H0Z"/>`
  const { definitions, layers } = svgLayers(drawing.layers)
  const shift =
    bleed === 0 ? layers : `<g transform="translate(${inThousandths(bleed)} ${inThousandths(bleed)})">${layers}</g>`
  const line = caption
    ? `<text x="${inThousandths(caption.x)}" y="${inThousandths(caption.baseline)}" font-family="${CAPTION_FONT}" ` +
      `font-size="${inThousandths(caption.fontSize)}" font-weight="600" text-anchor="middle" fill="#111111">` +
      `${escapeXml(caption.text)}</text>`
    : ''
  return (
    `<svg ${isCrisp ? 'shape-rendering="crispEdges" ' : ''}xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${inThousandths(width)} ${inThousandths(height)}"${sizeOf(drawing, { width, height }, options)}${label}>` +
    `${definitions}${ground}${shift}${line}</svg>`
  )
}

function sizeOf(drawing: QrDrawing, sheet: { width: number; height: number }, options: QrSvgOptions): string {
  const { widthMm, widthPx } = options
  if (widthPx !== undefined) return ` width="${widthPx}" height="${(sheet.height / sheet.width) * widthPx}"`
  if (widthMm === undefined) return ''
  const [width, height] = [sheet.width, sheet.height].map((side) => inThousandths((side / drawing.size) * widthMm))
  return ` width="${width}mm" height="${height}mm"`
}
