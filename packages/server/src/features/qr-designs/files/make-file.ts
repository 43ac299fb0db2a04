import type { QrFormat } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { qrSvg } from '@taplet/qr'
import { qrEps, qrPdf } from '@taplet/qr/export'
import sharp, { type Sharp } from 'sharp'
import type { LinkCode } from '../codes.ts'
import { inPictureQueue } from '../../../platform/pictures/picture-queue.ts'
import { pictureWork } from '../../../platform/pictures/picture-work.ts'
import { drawLook } from '../look.ts'
import { messages } from '../messages/messages.ts'

export interface FileWishes {
  format: QrFormat
  /** Of the whole picture: png and jpg. */
  pixels: number
  /** Of the code with its quiet zone: svg, pdf and eps. */
  widthMm: number
  bleedMm?: number | undefined
  caption?: string | undefined
  isTransparent?: boolean | undefined
  /** Of the title of a code without a caption. */
  language: Language
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

/** What whoever gets the file may read: never the link's name, which is for its owner. */
const titleOf = (caption: string | undefined, language: Language): string =>
  caption?.trim() || messages(language)('qrCode')

const svgOf = (
  { text, look }: LinkCode,
  { widthMm, bleedMm = 0, caption, isTransparent, language }: FileWishes,
  widthPx?: number,
): string => {
  const drawing = drawLook(text, look)
  const bleed = (bleedMm / widthMm) * drawing.size
  return qrSvg(drawing, { widthMm, widthPx, caption, isTransparent, title: titleOf(caption, language), bleed })
}

/** A picture of 4,096 px takes a fifth of the time with less effort, and a quarter more bytes. */
const MOST_EFFORT_PIXELS = 2048
const LESS_EFFORT = 6
const effortOf = (pixels: number): number => (pixels > MOST_EFFORT_PIXELS ? LESS_EFFORT : 9)

/** Drawn at its final size, so that no edge is blurred by scaling. */
const raster = (code: LinkCode, wishes: FileWishes): Sharp =>
  sharp(Buffer.from(svgOf(code, wishes, wishes.pixels))).resize(wishes.pixels)

const printed = ({ look }: LinkCode, wishes: FileWishes, font: Uint8Array) => ({
  ...wishes,
  font,
  title: titleOf(wishes.caption, wishes.language),
  logo: look.logo?.picture,
})

/** Makes a code's file in each format. The logo is embedded in all of them. */
const fileMakers: { readonly [F in QrFormat]: MakeFile } = {
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
  png: (code, wishes) =>
    raster(code, wishes)
      .png({ compressionLevel: effortOf(wishes.pixels) })
      .toBuffer(),
  svg: (code, wishes) => Buffer.from(svgOf(code, wishes)),
}

const make = pictureWork(import.meta.url, 'make', async (code: LinkCode, wishes: FileWishes, font: Uint8Array) =>
  fileMakers[wishes.format](code, wishes, font),
)

/** Makes the file in the account's turn; `limit` refuses it when too many wait before it. */
export const makeFile = (
  code: LinkCode,
  wishes: FileWishes,
  font: Uint8Array,
  limit?: { mostWaiting: number },
): Promise<Buffer> => inPictureQueue(code.accountId, () => make(code, wishes, font), limit)
