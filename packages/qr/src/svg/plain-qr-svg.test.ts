import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { plainQrSize, plainQrSvg } from './plain-qr-svg.ts'

const decode = async (svg: string, width: number): Promise<string | undefined> => {
  const png = await sharp(Buffer.from(svg), { density: 600 }).resize(width).png().toBuffer()
  return (await readBarcodes(png, { formats: ['QRCode'] }))[0]?.text
}

beforeAll(async () => {
  // By default the decoder would fetch its program from the network.
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true })
})

test.each(['https://taplet.example/t/a1B2c3D4e5F6', 'https://example.com/?q=%22%3C&x=ü', 'x'.repeat(900)])(
  'a decoder reads back %s',
  async (text) => {
    const svg = plainQrSvg(text)
    expect(await decode(svg, plainQrSize(text) * 8)).toBe(text)
  },
)

test('plainQrSvg keeps four light modules on every side', async () => {
  const size = plainQrSize('hello')
  const { data, info } = await sharp(Buffer.from(plainQrSvg('hello')), { density: 300 })
    .resize(size)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isLight = (x: number, y: number): boolean => (data[(y * size + x) * info.channels] ?? 0) > 250
  for (let i = 0; i < size; i++)
    for (let edge = 0; edge < 4; edge++)
      expect([isLight(i, edge), isLight(edge, i), isLight(i, size - 1 - edge), isLight(size - 1 - edge, i)]).toEqual([
        true,
        true,
        true,
        true,
      ])
})

test('plainQrSvg keeps a title from breaking out of its attribute', () => {
  expect(plainQrSvg('x', { title: '"><script>' })).not.toContain('<script>')
})

test('plainQrSvg says so when the text is too long for any code', () => {
  expect(() => plainQrSvg('x'.repeat(5000))).toThrow(/too long/)
})
