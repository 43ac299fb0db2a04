import type { MediaInfo, Tones } from '../define/media-info.ts'
import { parseColour, toLinear } from '@taplet/base/colours'
import { type ArtAddress, parseArtAddress } from './art-address.ts'
import { inksOf } from './define-drawing.ts'
import { drawings } from './registry.ts'

const WIDTH = 390
/** A slide, as far as one can know its size. */
const SLIDE_HEIGHT = 844
/** Where a cover has its drawing, % from the top; the rest is left to text. */
const COVER = { top: 10, height: 45 }
/** Enough for half of the largest preview picture. */
const SHARP = 3

const find = (id: string) => (Object.hasOwn(drawings, id) ? drawings[id as keyof typeof drawings] : undefined)

/**
 * Returns the drawing at an address as SVG; undefined for any other address. A cover has no size of its own, so that it
 * follows the shape of the slide; `isSized` gives it one, for those who make pixels of it.
 */
export function drawArt(url: string, isSized = false): string | undefined {
  const address = parseArtAddress(url)
  const drawing = address && find(address.id)
  if (!address || !drawing) return undefined
  const { height } = drawing
  const content = drawing.draw(inksOf(address.colours)).join('')
  const field = `viewBox="0 0 ${WIDTH} ${height}"`
  const open = '<svg xmlns="http://www.w3.org/2000/svg"'
  if (address.frame === 'PICTURE') {
    const scale = isSized ? SHARP : 1
    return `${open} width="${WIDTH * scale}" height="${height * scale}" ${field}>${content}</svg>`
  }
  const place = `y="${COVER.top}%" width="100%" height="${COVER.height}%" preserveAspectRatio="xMidYMid meet"`
  const inner = `<svg ${place} ${field}>${content}</svg>`
  const size = isSized ? [WIDTH * SHARP, SLIDE_HEIGHT * SHARP] : ['100%', '100%']
  const ground = isSized ? `<rect width="100%" height="100%" fill="${address.colours.ground}"/>` : ''
  return `${open} width="${size[0]}" height="${size[1]}">${ground}${inner}</svg>`
}

function greyOf(colour: string): number {
  const { red, green, blue } = parseColour(colour)
  const light = 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
  return Math.round((light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055) * 255)
}

const ROWS = 12

/** Where a cover holds its drawing, and may be as light or dark as any of its colours; the ground elsewhere. */
function tonesOf({ colours }: ArtAddress): Tones {
  const hex = (grey: number) => grey.toString(16).padStart(2, '0')
  const greys = Object.values(colours).map(greyOf)
  const ground = greyOf(colours.ground)
  const isDrawn = (row: number) => row >= 1 && row < Math.ceil(((COVER.top + COVER.height) / 100) * ROWS)
  const cells = Array.from({ length: ROWS }, (_, row) =>
    isDrawn(row) ? hex(Math.min(...greys)) + hex(Math.max(...greys)) : hex(ground) + hex(ground),
  )
  return { columns: 2, cells: cells.join('') }
}

/** Returns what views need to know about a drawing; undefined when there is none at this address. */
export function artInfo(url: string): MediaInfo | undefined {
  const address = parseArtAddress(url)
  const drawing = address && find(address.id)
  if (!address || !drawing) return undefined
  const isCover = address.frame === 'COVER'
  return {
    url,
    kind: 'IMAGE',
    status: 'READY',
    width: WIDTH,
    height: isCover ? SLIDE_HEIGHT : drawing.height,
    placeholder: '',
    ...(isCover && { tones: tonesOf(address) }),
    sources: [],
    posterUrl: '',
  }
}
