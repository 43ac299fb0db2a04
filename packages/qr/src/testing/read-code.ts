import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

let isReady: Promise<unknown> | undefined

/** By default the decoder would fetch its program from the network. */
async function prepare(): Promise<void> {
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true })
}

/** The text of the code in a PNG or JPEG, as read by zxing. */
export async function readCode(picture: Uint8Array): Promise<string | undefined> {
  await (isReady ??= prepare())
  return (await readBarcodes(picture, { formats: ['QRCode'] }))[0]?.text
}

/** Renders the SVG at this width in pixels. */
export async function toPng(svg: string, width = 300): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 300 }).resize(width).flatten({ background: '#FFFFFF' }).png().toBuffer()
}

export const readSvg = async (svg: string, width?: number): Promise<string | undefined> =>
  readCode(await toPng(svg, width))
