import type { Pixels } from '@taplet/qr/scannability'
import sharp from 'sharp'

/** Returns a picture file, or an SVG at this width, as pixels on white paper. */
export async function toPixels(picture: Uint8Array | string, width: number): Promise<Pixels> {
  const input = typeof picture === 'string' ? Buffer.from(picture) : picture
  const { data, info } = await sharp(input, { density: 300 })
    .resize(width)
    .flatten({ background: '#FFFFFF' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}
