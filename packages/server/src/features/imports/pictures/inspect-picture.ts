import { MEGABYTE } from '@taplet/base/bytes'
import sharp from 'sharp'
import { pictureWork } from '../../../platform/pictures/picture-work.ts'

const MAX_PIXELS = 40_000_000
const THUMBNAIL = { width: 360, height: 360, fit: 'inside', withoutEnlargement: true } as const
const PALETTE_SIDE = 96
const LOGO_SIDE = 512
/** A drawing may be larger; a logo is none of those. */
const MAX_SVG = MEGABYTE / 4

export interface InspectedPicture {
  width: number
  height: number
  thumbnail: string
  /** Red, green, blue and alpha of a small copy, for its colours. */
  pixels: Uint8Array
}

/** Reads a picture of a page; undefined when it is none. SVG is drawn: files of visitors' pages are pixels only. */
export const inspectPicture = pictureWork(
  import.meta.url,
  'inspectPicture',
  async (file: Buffer): Promise<InspectedPicture | undefined> => {
    try {
      const image = sharp(file, { limitInputPixels: MAX_PIXELS })
      const { width, height, format, orientation = 1 } = await image.metadata()
      if (format === 'svg' && file.length > MAX_SVG) return undefined
      const thumbnail = await image.clone().rotate().resize(THUMBNAIL).webp({ quality: 70 }).toBuffer()
      const pixels = await image
        .clone()
        .resize({ width: PALETTE_SIDE, height: PALETTE_SIDE, fit: 'inside' })
        .toColourspace('srgb')
        .ensureAlpha()
        .raw()
        .toBuffer()
      const isTurned = orientation >= 5
      return {
        width: isTurned ? height : width,
        height: isTurned ? width : height,
        thumbnail: `data:image/webp;base64,${thumbnail.toString('base64')}`,
        pixels,
      }
    } catch {
      // Translated: an unreadable file is no picture.
      return undefined
    }
  },
)

/** The types that the library takes as they are. */
const TAKEN: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
}

/** Returns a picture as the library takes it, drawn as PNG where it is of another kind; undefined when it is none. */
export const toUpload = pictureWork(
  import.meta.url,
  'toUpload',
  async (file: Buffer): Promise<{ content: Buffer; type: string } | undefined> => {
    try {
      const image = sharp(file, { limitInputPixels: MAX_PIXELS })
      const { format } = await image.metadata()
      const type = TAKEN[format]
      if (type !== undefined) return { content: file, type }
      if (format === 'svg' && file.length > MAX_SVG) return undefined
      const size = format === 'svg' ? { width: LOGO_SIDE, height: LOGO_SIDE, fit: 'inside' as const } : undefined
      const drawn = sharp(file, { limitInputPixels: MAX_PIXELS }).rotate()
      return { content: await (size ? drawn.resize(size) : drawn).png().toBuffer(), type: 'image/png' }
    } catch {
      // Translated: an unreadable file is no picture.
      return undefined
    }
  },
)
