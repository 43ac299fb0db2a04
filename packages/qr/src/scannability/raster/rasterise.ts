import type { ImageLayer, PathLayer, QrDrawing } from '../../qr-drawing.ts'
import { parseColour, type Colour } from '@taplet/base/colours'
import type { Pixels } from '../pixels.ts'
import { coverageOf } from './coverage.ts'
import { fillColour } from './fill-colour.ts'
import { pathEdges } from './path-edges.ts'
import { scaledTo } from './scaled-to.ts'

export interface RasterOptions {
  /** Leaves the background out. */
  isTransparent?: boolean | undefined
  /** The logo's picture; without it the logo is a grey plate. */
  logo?: Pixels | undefined
}

/**
 * Renders the drawing to pixels with our own code: the same in every browser, worker and server, so that a design
 * scores the same everywhere.
 */
export function rasterise(
  drawing: QrDrawing,
  pixelsPerModule: number,
  { isTransparent = false, logo }: RasterOptions = {},
): Pixels {
  const size = Math.round(drawing.size * pixelsPerModule)
  const picture: Pixels = { width: size, height: size, data: new Uint8ClampedArray(size * size * 4) }
  if (!isTransparent) fillGround(picture, parseColour(drawing.background))
  for (const layer of drawing.layers) {
    if (layer.kind === 'path') paintPath(picture, layer, pixelsPerModule)
    else paintLogo(picture, layer, pixelsPerModule, logo)
  }
  return picture
}

function fillGround({ data }: Pixels, { red, green, blue, alpha }: Colour): void {
  for (let at = 0; at < data.length; at += 4) data.set([red, green, blue, alpha * 255], at)
}

function paintPath(picture: Pixels, { path, fill }: PathLayer, scale: number): void {
  const coverage = coverageOf(pathEdges(path, scale), picture.width)
  const colour = fillColour(fill)
  for (const [index, share] of coverage.entries()) {
    if (share === 0) continue
    const x = index % picture.width
    const y = Math.floor(index / picture.width)
    blend(picture.data, index * 4, colour((x + 0.5) / scale, (y + 0.5) / scale), share)
  }
}

/** Blends a colour over a pixel, which may be transparent itself. */
function blend(data: Uint8ClampedArray, at: number, colour: Colour, share: number): void {
  const over = colour.alpha * share
  const below = ((data[at + 3] ?? 0) / 255) * (1 - over)
  const alpha = over + below
  if (alpha === 0) return
  const mix = (part: number, old: number) => (part * over + old * below) / alpha
  data[at] = mix(colour.red, data[at] ?? 0)
  data[at + 1] = mix(colour.green, data[at + 1] ?? 0)
  data[at + 2] = mix(colour.blue, data[at + 2] ?? 0)
  data[at + 3] = alpha * 255
}

const PLATE: Colour = { red: 128, green: 128, blue: 128, alpha: 1 }

function paintLogo(picture: Pixels, { box }: ImageLayer, scale: number, logo: Pixels | undefined): void {
  const left = Math.round(box.x * scale)
  const top = Math.round(box.y * scale)
  const width = Math.max(1, Math.round(box.width * scale))
  const height = Math.max(1, Math.round(box.height * scale))
  const small = logo && scaledTo(logo, width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const [red = 0, green = 0, blue = 0, alpha = 0] = small?.data.subarray(at, at + 4) ?? []
      const colour = small ? { red, green, blue, alpha: alpha / 255 } : PLATE
      blend(picture.data, ((top + y) * picture.width + left + x) * 4, colour, 1)
    }
}
