import { deflateSync } from 'node:zlib'
import type { Box } from '../../qr-drawing.ts'
import type { Color } from '../color.ts'

/** A picture as rows of red, green, blue and alpha bytes. */
export interface LogoPixels {
  data: Uint8Array | Uint8ClampedArray
  width: number
  height: number
}

/** PostScript has no transparency: the picture is blended with the background behind it. */
export function logoToPs({ data, width, height }: LogoPixels, { x, y, ...box }: Box, ground: Color['rgb']): string {
  const flat = new Uint8Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const alpha = (data[pixel * 4 + 3] ?? 255) / 255
    for (const [channel, under] of ground.entries())
      flat[pixel * 3 + channel] = Math.round((data[pixel * 4 + channel] ?? 0) * alpha + under * 255 * (1 - alpha))
  }
  const hex = deflateSync(flat)
    .toString('hex')
    .replace(/.{120}/g, '$&\n')
  return (
    `gsave ${x} ${y} translate ${box.width} ${box.height} scale /DeviceRGB setcolorspace\n` +
    `<< /ImageType 1 /Width ${width} /Height ${height} /BitsPerComponent 8 /Decode [0 1 0 1 0 1] /Interpolate true\n` +
    `/ImageMatrix [${width} 0 0 ${height} 0 0]\n` +
    `/DataSource currentfile /ASCIIHexDecode filter /FlateDecode filter >> image\n${hex}>\ngrestore\n`
  )
}
