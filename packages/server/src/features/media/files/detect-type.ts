/** Bytes that detectType needs; a shorter file is classified by all it has. */
export const HEAD_BYTES = 4096

const ascii = (head: Buffer, start: number, end: number): string => head.toString('latin1', start, end)

/** Brands of ISO files (ftyp) that hold one picture, and those of QuickTime; other brands are MP4. */
const AVIF_BRANDS = new Set(['avif', 'avis'])
const PICTURE_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'crx '])

function isoType(head: Buffer): string | undefined {
  if (ascii(head, 4, 8) !== 'ftyp') {
    // QuickTime files of old cameras begin without ftyp.
    return ['moov', 'mdat', 'wide', 'free', 'skip'].includes(ascii(head, 4, 8)) ? 'video/quicktime' : undefined
  }
  const size = Math.min(head.readUInt32BE(0), head.length)
  const brands = [ascii(head, 8, 12)]
  for (let at = 16; at + 4 <= size; at += 4) brands.push(ascii(head, at, at + 4))
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'image/avif'
  if (PICTURE_BRANDS.has(brands[0] ?? '')) return undefined
  return brands[0] === 'qt  ' ? 'video/quicktime' : 'video/mp4'
}

/** Returns the accepted MIME type by the file's first bytes; undefined for anything else (SVG, HTML, PDF, …). */
export function detectType(head: Buffer): string | undefined {
  if (head.length < 12) return undefined
  if (head.readUIntBE(0, 3) === 0xff_d8_ff) return 'image/jpeg'
  if (ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (/^GIF8[79]a$/.test(ascii(head, 0, 6))) return 'image/gif'
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'image/webp'
  if (head.readUInt32BE(0) === 0x1a_45_df_a3)
    return ascii(head, 0, head.length).includes('webm') ? 'video/webm' : undefined
  return isoType(head)
}

/** Cameras and browsers confuse the two ISO video types; one program writes and reads both. */
const ISO_VIDEO = new Set(['video/mp4', 'video/quicktime'])

/** Whether bytes of the detected type are accepted under the declared type. */
export const isSameType = (declared: string, detected: string | undefined): boolean =>
  declared === detected || (detected !== undefined && ISO_VIDEO.has(declared) && ISO_VIDEO.has(detected))
