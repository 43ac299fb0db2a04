import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { drawQr } from '../draw-qr.ts'
import { plainConfig, TEXT } from '../testing/plain-config.ts'
import { readCode, readSvg, toPng } from '../testing/read-code.ts'
import { qrSvg } from './qr-svg.ts'

const GREEN = '#D6F5E3'
const drawing = drawQr(TEXT, plainConfig({ coloring: { backgroundColor: GREEN } }))
const viewBox = (svg: string): number[] => (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)

it('qrSvg puts the bleed around the code in its background, and leaves the code readable', async () => {
  const svg = qrSvg(drawing, { bleed: 3 })
  expect(viewBox(svg)).toEqual([0, 0, drawing.size + 6, drawing.size + 6])
  const { data } = await sharp(await toPng(svg))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([0xd6, 0xf5, 0xe3])
  expect(await readSvg(svg)).toBe(TEXT)
})

it('qrSvg sets the caption below the quiet zone, in one line that fits', async () => {
  const svg = qrSvg(drawing, { caption: '  Scan <me> &\n win "it" ' })
  expect(svg).toContain('>Scan &lt;me&gt; &amp; win &quot;it&quot;</text>')
  expect(viewBox(svg)[3]).toBeGreaterThan(drawing.size)
  const fontSize = (caption: string) => Number(/font-size="([\d.]+)"/.exec(qrSvg(drawing, { caption }))?.[1])
  expect(fontSize('x'.repeat(80))).toBeLessThan(fontSize('short') / 2)
  expect(await readSvg(svg)).toBe(TEXT)
})

it('qrSvg has no caption when it is blank', () => {
  expect(qrSvg(drawing, { caption: '   ' })).toBe(qrSvg(drawing))
})

it('qrSvg leaves the ground out when it is to be transparent', async () => {
  const svg = qrSvg(drawing, { isTransparent: true })
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(data[3]).toBe(0)
})

it('qrSvg tells its width in millimetres, bleed added', () => {
  const widthOf = (bleed: number) => Number(/ width="([\d.]+)mm"/.exec(qrSvg(drawing, { widthMm: 40, bleed }))?.[1])
  expect(widthOf(0)).toBe(40)
  expect(widthOf(2)).toBeCloseTo(40 * (1 + 4 / drawing.size), 2)
})

it('qrSvg carries all it needs: a logo inside, and a gradient of its own', () => {
  const coloring = { variation: 'linearGradient', body1: '#123456', body2: '#654321' }
  const logo = { href: 'data:image/png;base64,AAAA', width: 10, height: 10, share: 0.2 }
  const svg = qrSvg(drawQr(TEXT, plainConfig({ coloring }), { logo }))
  const [, id] = /<linearGradient id="([^"]+)"/.exec(svg) ?? []
  expect(svg).toContain(`fill="url(#${id})"`)
  expect(svg.match(/(?:href|url)[=(]"?[^"#)]*/g)?.every((link) => /href="data:|url\($/.test(link))).toBe(true)
})

it('qrSvg keeps titles, colours and links from breaking out', () => {
  const coloring = { body1: '"/><script>' }
  const logo = { href: '"><script>', width: 1, height: 1, share: 0.2 }
  const svg = qrSvg(drawQr(TEXT, plainConfig({ coloring }), { logo }), { title: '"><script>' })
  expect(svg).not.toContain('<script>')
})

it('qrSvg leaves out of titles and captions what no XML can hold, so that programs open it', async () => {
  // A lone surrogate, written so that every tool can read this file.
  const half = String.fromCharCode(0xd800)
  const words = `Ta\u0001b\u001ble\uffff ${half}\u{1f600}\t1`
  const svg = qrSvg(drawing, { title: words, caption: words })
  expect(svg).toContain('aria-label="Table \u{1f600}\t1"')
  expect(await readCode(await sharp(Buffer.from(svg), { density: 300 }).png().toBuffer())).toBe(TEXT)
})

describe('as a raster', () => {
  test.each(['png', 'jpeg'] as const)('is read as %s', async (format) => {
    const svg = Buffer.from(qrSvg(drawing))
    expect(await readCode(await sharp(svg, { density: 300 }).resize(256).toFormat(format).toBuffer())).toBe(TEXT)
  })
})
