import { layOutSheet, type SheetOptions } from '../lay-out-sheet.ts'
import type { Fill, Gradient, Layer, QrDrawing } from '../qr-drawing.ts'
import { escapeXml } from './escape-xml.ts'
import { inThousandths } from '../geometry/in-thousandths.ts'

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
  const { definitions, layers } = layersOf(drawing.layers)
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

function layersOf(layers: readonly Layer[]): { definitions: string; layers: string } {
  const gradients: Gradient[] = []
  const paintOf = (fill: Fill): string => {
    if (typeof fill === 'string') return escapeXml(fill)
    if (!gradients.includes(fill)) gradients.push(fill)
    return `url(#${gradientId(fill)})`
  }
  const drawn = layers.map((layer) =>
    layer.kind === 'image' ? imageOf(layer) : `<path fill="${paintOf(layer.fill)}" d="${layer.path}"/>`,
  )
  const definitions = gradients.length > 0 ? `<defs>${gradients.map(gradientOf).join('')}</defs>` : ''
  return { definitions, layers: drawn.join('') }
}

function imageOf({ href, box }: Extract<Layer, { kind: 'image' }>): string {
  return (
    `<image href="${escapeXml(href)}" x="${inThousandths(box.x)}" y="${inThousandths(box.y)}" ` +
    `width="${inThousandths(box.width)}" height="${inThousandths(box.height)}"/>`
  )
}

/** Several codes may be on one page: only equal gradients get equal ids. */
function gradientId({ kind, to, stops }: Gradient): string {
  return `qr-${kind}-${stops.map(({ color }) => color.replace(/[^0-9a-z]/gi, '')).join('-')}-${to.map(Math.round).join('-')}`
}

function gradientOf(gradient: Gradient): string {
  const [x1, y1] = gradient.from
  const [x2, y2] = gradient.to
  const stops = gradient.stops
    .map(({ offset, color }) => `<stop offset="${offset}" stop-color="${escapeXml(color)}"/>`)
    .join('')
  const id = `id="${gradientId(gradient)}" gradientUnits="userSpaceOnUse"`
  return gradient.kind === 'linear'
    ? `<linearGradient ${id} x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>`
    : `<radialGradient ${id} cx="${x1}" cy="${y1}" r="${Math.hypot(x2 - x1, y2 - y1)}">${stops}</radialGradient>`
}
