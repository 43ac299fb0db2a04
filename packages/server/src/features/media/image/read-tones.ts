import type { MediaInfo } from '@taplet/slides/schema'
import sharp from 'sharp'

const MAX_CACHED = 5000 // of some 300 bytes each
const DATA_URL = /^data:image\/webp;base64,(.+)$/

/** The gamma of sRGB, WCAG 2.2. */
const toLinear = (part: number) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const toGamma = (light: number) => (light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => toLinear(value / 255))

/** Returns the grey with the same lightness as a colour, as two hexadecimal digits. */
function greyOf(red: number, green: number, blue: number): string {
  const light = 0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0)
  return Math.round(toGamma(light) * 255)
    .toString(16)
    .padStart(2, '0')
}

async function decode(placeholder: string): Promise<MediaInfo['tones']> {
  const bytes = DATA_URL.exec(placeholder)?.[1]
  if (!bytes) return undefined
  const { data, info } = await sharp(Buffer.from(bytes, 'base64'))
    .flatten({ background: '#808080' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (index: number) => data[index] ?? 0
  const cells = Array.from({ length: info.width * info.height }, (_, cell) => {
    const start = cell * info.channels
    return greyOf(at(start), at(start + 1), at(start + 2))
  })
  return { columns: info.width, cells: cells.join('') }
}

const cache = new Map<string, Promise<MediaInfo['tones']>>()

/**
 * Returns how light a picture is, cell by cell, computed from its placeholder: that is the whole picture in some 8 × 14
 * pixels, and every picture and poster has one. Undefined where it cannot be read.
 */
export function readTones(placeholder: string): Promise<MediaInfo['tones']> {
  const found = cache.get(placeholder)
  if (found) return found
  const tones = decode(placeholder).catch(() => undefined)
  cache.set(placeholder, tones)
  const [oldest] = cache.keys()
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest)
  return tones
}

/** Returns the same with the tones of its picture or poster. */
export async function withTones<Info extends MediaInfo>(info: Info): Promise<Info> {
  const tones = info.placeholder === '' ? undefined : await readTones(info.placeholder)
  return tones ? { ...info, tones } : info
}
