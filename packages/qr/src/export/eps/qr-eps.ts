import { layOutSheet } from '../../lay-out-sheet.ts'
import type { Gradient, PathLayer, QrDrawing } from '../../qr-drawing.ts'
import { type Color, flatten, parseColor } from '../color.ts'
import { type FileOptions, toPoints } from '../file-options.ts'
import { captionToPs } from './caption-to-ps.ts'
import { type LogoPixels, logoToPs } from './logo-to-ps.ts'
import { pathToPs } from './path-to-ps.ts'
import { inThousandths } from '../../geometry/in-thousandths.ts'

export interface QrEpsOptions extends FileOptions {
  /** The logo's picture, if the drawing has a logo. */
  logo?: LogoPixels | undefined
}

const WHITE: Color['rgb'] = [1, 1, 1]
const PROLOGUE = '/m {moveto} bind def /l {lineto} bind def /c {curveto} bind def /h {closepath} bind def\n'
/** The code as Encapsulated PostScript, level 3: vectors, also gradients; transparency is flattened. */
export function qrEps(drawing: QrDrawing, options: QrEpsOptions): string {
  const { widthMm, bleedMm = 0, isTransparent = false } = options
  const scale = toPoints(widthMm) / drawing.size
  const sheet = layOutSheet(drawing, { caption: options.caption, bleed: toPoints(bleedMm) / scale })
  const [width, height] = [sheet.width * scale, sheet.height * scale]
  const ground = flatten(parseColor(drawing.background), WHITE)
  const draw = [
    `gsave 0 ${inThousandths(height)} translate ${scale} ${-scale} scale\n`,
    isTransparent
      ? ''
      : `${ground.map(inThousandths).join(' ')} setrgbcolor 0 0 ${inThousandths(sheet.width)} ${inThousandths(sheet.height)} rectfill\n`,
    `gsave ${inThousandths(sheet.bleed)} ${inThousandths(sheet.bleed)} translate\n`,
    ...drawing.layers.map((layer) => {
      if (layer.kind === 'path') return pathLayerToPs(layer, ground)
      return options.logo ? logoToPs(options.logo, layer.box, ground) : ''
    }),
    'grestore\n',
    sheet.caption ? captionToPs(sheet.caption, options.font) : '',
    'grestore\n',
  ]
  return `${header(width, height, options.title)}${PROLOGUE}${draw.join('')}showpage\n%%EOF\n`
}

function header(width: number, height: number, title = 'QR code'): string {
  return (
    '%!PS-Adobe-3.0 EPSF-3.0\n' +
    `%%BoundingBox: 0 0 ${Math.ceil(width)} ${Math.ceil(height)}\n` +
    `%%HiResBoundingBox: 0 0 ${inThousandths(width)} ${inThousandths(height)}\n` +
    // A comment may contain only one line of ASCII.
    `%%Title: ${title.replace(/[^ -~]/g, '?').slice(0, 200)}\n%%LanguageLevel: 3\n%%Pages: 1\n%%EndComments\n`
  )
}

function pathLayerToPs({ path, fill }: PathLayer, ground: Color['rgb']): string {
  const outline = `newpath\n${pathToPs(path)}`
  if (typeof fill === 'string') return `${colorToPs(fill, ground)} setrgbcolor ${outline}fill\n`
  // Filled with a shading pattern instead of a clipped shading: clips have jagged edges on screens.
  return `gsave << /PatternType 2 /Shading ${shading(fill, ground)} >> matrix makepattern setpattern\n${outline}fill grestore\n`
}

const colorToPs = (color: string, ground: Color['rgb']): string =>
  flatten(parseColor(color), ground).map(inThousandths).join(' ')

/** From the first stop to the last, extended beyond both in their colours. */
function shading({ kind, from, to, stops }: Gradient, ground: Color['rgb']): string {
  const [first, last] = [stops[0], stops.at(-1)]
  const [start, end] = [first?.offset ?? 0, last?.offset ?? 1]
  const along = (share: number) =>
    [0, 1].map((axis) => (from[axis] ?? 0) + share * ((to[axis] ?? 0) - (from[axis] ?? 0)))
  const radius = Math.hypot(to[0] - from[0], to[1] - from[1])
  const coords = kind === 'linear' ? [...along(start), ...along(end)] : [...from, start * radius, ...from, end * radius]
  return (
    `<< /ShadingType ${kind === 'linear' ? 2 : 3} /ColorSpace /DeviceRGB /Coords [${coords.map(inThousandths).join(' ')}] ` +
    `/Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /N 1 ` +
    `/C0 [${colorToPs(first?.color ?? '', ground)}] /C1 [${colorToPs(last?.color ?? '', ground)}] >> >>`
  )
}
