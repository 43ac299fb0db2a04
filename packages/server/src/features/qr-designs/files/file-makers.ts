import type { QrFormat } from '@taplet/contract'
import { qrSvg } from '@taplet/qr'
import { qrEps, qrPdf } from '@taplet/qr/export'
import sharp, { type Sharp } from 'sharp'
import type { LinkCode } from '../codes.ts'
import { drawLook } from '../look.ts'

export interface FileWishes {
  format: QrFormat
  /** Of the whole picture: png and jpg. */
  pixels: number
  /** Of the code with its quiet zone: svg, pdf and eps. */
  widthMm: number
  bleedMm?: number | undefined
  caption?: string | undefined
  isTransparent?: boolean | undefined
}

export const FILE_TYPES: { readonly [F in QrFormat]: string } = {
  eps: 'application/postscript',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
}

const JPEG_QUALITY = 92

type MakeFile = (code: LinkCode, wishes: FileWishes, font: Uint8Array) => Promise<Buffer> | Buffer

const svgOf = (
  { text, look, name }: LinkCode,
  { widthMm, bleedMm = 0, caption, isTransparent }: FileWishes,
  widthPx?: number,
): string => {
  const drawing = drawLook(text, look)
  const bleed = (bleedMm / widthMm) * drawing.size
  return qrSvg(drawing, { widthMm, widthPx, caption, isTransparent, title: name, bleed })
}

/** Drawn at the size it will have, so that no edge is blurred by scaling. */
const raster = (code: LinkCode, wishes: FileWishes): Sharp =>
  sharp(Buffer.from(svgOf(code, wishes, wishes.pixels))).resize(wishes.pixels)

const printed = ({ look, name }: LinkCode, wishes: FileWishes, font: Uint8Array) => ({
  ...wishes,
  font,
  title: name === '' ? 'QR code' : name,
  logo: look.logo?.picture,
})

/** A code in each format. The logo is in all of them. */
export const fileMakers: { readonly [F in QrFormat]: MakeFile } = {
  eps: (code, wishes, font) => {
    const options = printed(code, wishes, font)
    return Buffer.from(qrEps(drawLook(code.text, code.look), { ...options, logo: options.logo?.pixels }), 'latin1')
  },
  jpg: (code, wishes) =>
    raster(code, { ...wishes, isTransparent: false })
      .flatten({ background: '#FFFFFF' })
      .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  pdf: async (code, wishes, font) => {
    const options = printed(code, wishes, font)
    return Buffer.from(await qrPdf(drawLook(code.text, code.look), { ...options, logo: options.logo?.png }))
  },
  png: (code, wishes) => raster(code, wishes).png({ compressionLevel: 9 }).toBuffer(),
  svg: (code, wishes) => Buffer.from(svgOf(code, wishes)),
}
