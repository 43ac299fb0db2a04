import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { drawQr, type QrDrawing, qrSvg } from '@taplet/qr'
import { labelSheetPdf, qrEps, qrPdf } from '@taplet/qr/export'
import type { Pixels } from '@taplet/qr/scannability'
import sharp from 'sharp'
import { configOf, PAYLOAD } from './config-of.ts'
import { hasProgram } from './read-by-zbar.ts'
import { toPixels } from './to-pixels.ts'

/** A format, and a function that draws its file as a picture at this many pixels per module. */
interface Format {
  name: string
  render: (pixelsPerModule: number) => Promise<Pixels>
}

const WIDTH_MM = 40
const FACE = new URL('../../packages/slides/fonts/instrument-sans-600.woff2', import.meta.url)

/** A logo of the size that most use: a tenth of a megapixel, with transparent corners. */
const logoPng = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><circle cx="150" cy="150" r="148" fill="#7C3AED"/><path d="M60 90H240V130H170V250H130V130H60Z" fill="#fff"/></svg>',
    ),
  )
    .png()
    .toBuffer()

/** Returns a code with everything that a file can hold: curves, a gradient, corner colours and a logo. */
export async function fullDrawing(share = 0.22): Promise<{ drawing: QrDrawing; logo: Buffer }> {
  const logo = await logoPng()
  const config = configOf({
    pattern: 'round',
    border: 'frame3',
    center: 'ball15',
    variation: 'linearGradientCustomCorners',
    body1: '#1D3FD1',
    body2: '#8A0A4F',
    cornerBorder: '#0B5A3F',
    cornerCenter: '#8B3409',
  })
  const href = `data:image/png;base64,${logo.toString('base64')}`
  return { drawing: drawQr(PAYLOAD, config, { logo: { href, width: 300, height: 300, share } }), logo }
}

/** Returns every format that can be drawn on this machine, each from the file that people download. */
export async function exportFormats(): Promise<Format[]> {
  const { drawing, logo } = await fullDrawing()
  const { data, info } = await sharp(logo).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const print = { widthMm: WIDTH_MM, bleedMm: 3, caption: 'Größe M: Café', font: readFileSync(FACE) }
  const svg = qrSvg(drawing, { bleed: 3, caption: print.caption, widthMm: WIDTH_MM })
  const pdf = await qrPdf(drawing, { ...print, logo })
  const eps = Buffer.from(qrEps(drawing, { ...print, logo: { data, width: info.width, height: info.height } }))
  const label = await labelSheetPdf([{ drawing, caption: 'Table 1', logo }], { sheet: 'LETTER_2X5', widthMm: WIDTH_MM })
  const dpi = (pixelsPerModule: number) => String(Math.round((drawing.size * pixelsPerModule * 25.4) / WIDTH_MM))
  const fromPdf = (file: Uint8Array) => async (pixelsPerModule: number) =>
    ownSize(run('pdftoppm', ['-r', dpi(pixelsPerModule), '-png', '-'], file))
  const raster = (format: 'jpeg' | 'png') => async (pixelsPerModule: number) =>
    ownSize(
      await sharp(Buffer.from(svg), { density: 300 })
        .resize(drawing.size * pixelsPerModule)
        .toFormat(format)
        .toBuffer(),
    )
  return [
    { name: 'SVG', render: (pixelsPerModule) => toPixels(svg, drawing.size * pixelsPerModule) },
    { name: 'PNG', render: raster('png') },
    { name: 'JPEG', render: raster('jpeg') },
    ...(hasProgram('pdftoppm')
      ? [
          { name: 'PDF', render: fromPdf(pdf) },
          { name: 'sheet of labels', render: fromPdf(label) },
        ]
      : []),
    ...(hasProgram('gs')
      ? [{ name: 'EPS', render: async (pixelsPerModule: number) => ownSize(ghostscript(eps, dpi(pixelsPerModule))) }]
      : []),
  ]
}

const run = (program: string, args: string[], input: Uint8Array): Buffer =>
  spawnSync(program, args, { input, maxBuffer: 1e9 }).stdout

function ghostscript(eps: Uint8Array, dpi: string): Buffer {
  const device = ['-sDEVICE=png16m', '-dTextAlphaBits=4', '-dGraphicsAlphaBits=4', `-r${dpi}`]
  return run('gs', ['-q', '-dNOPAUSE', '-dBATCH', '-dEPSCrop', ...device, '-sOutputFile=-', '-'], eps)
}

async function ownSize(picture: Uint8Array): Promise<Pixels> {
  return toPixels(picture, (await sharp(picture).metadata()).width)
}
