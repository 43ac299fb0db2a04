import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture with some content: its left half differs from its right one, its top from its bottom. */
const gradient = (width: number, height: number) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#c33"/><rect width="${width / 2}" height="${height / 2}" fill="#3c9"/></svg>`
  return sharp(Buffer.from(svg))
}

export const aJpeg = (width = 1200, height = 800): Promise<Buffer> => gradient(width, height).jpeg().toBuffer()
export const aPng = (width = 600, height = 400): Promise<Buffer> => gradient(width, height).png().toBuffer()

/** As stored by a phone held upright: landscape pixels, a rotation flag and a location in the EXIF data. */
export const aPhonePhoto = (width = 1600, height = 1200): Promise<Buffer> =>
  gradient(width, height)
    .withExif({
      IFD0: { Make: 'Phone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Frames of different noise. */
export async function anAnimation(format: 'gif' | 'webp', frames = 3): Promise<Buffer> {
  const size = 40
  const pages = Array.from({ length: frames }, (_, i) =>
    Buffer.from(Array.from({ length: size * size * 3 }, (_byte, at) => ((at * 7919 * (i + 1)) >> 3) % 256)),
  )
  const all = sharp(Buffer.concat(pages), {
    raw: { width: size, height: size * frames, channels: 3, pageHeight: size },
  })
  return format === 'gif' ? all.gif().toBuffer() : all.webp().toBuffer()
}

/** A PNG of some hundred bytes that claims to have this many pixels. */
export function aPixelBomb(side: number): Buffer {
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const magic = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    magic,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(10_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A GIF of some kilobytes whose frames cover a large canvas, with one pixel each. */
export function aGifBomb(side: number, frames: number): Buffer {
  const screen = Buffer.alloc(7)
  screen.writeUInt16LE(side, 0)
  screen.writeUInt16LE(side, 2)
  screen.writeUInt8(0x80, 4) // a table of two colours follows
  const colours = Buffer.from([0, 0, 0, 255, 255, 255])
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  const all = Array.from({ length: frames }, () => frame)
  return Buffer.concat([Buffer.from('GIF89a', 'latin1'), screen, colours, ...all, Buffer.from([0x3b])])
}
