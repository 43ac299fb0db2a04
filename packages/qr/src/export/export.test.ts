import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawQr } from '../draw-qr.ts'
import { plainConfig, TEXT } from '../testing/plain-config.ts'
import { readCode } from '../testing/read-code.ts'
import { labelSheetPdf, type LogoPixels, qrEps, qrPdf } from './index.ts'

const coloring = { variation: 'linearGradientCustomCorners', body1: '#1D3FD1', body2: '#8A0A4F' }
const plain = drawQr(TEXT, plainConfig())
const WIDTH_MM = 25.4 // 72 points
const font = readFileSync(new URL('../../../slides/fonts/instrument-sans-600.woff2', import.meta.url))

let logo: Buffer
let pixels: LogoPixels
beforeAll(async () => {
  const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><circle cx="40" cy="40" r="40"/></svg>'
  logo = await sharp(Buffer.from(dot)).png().toBuffer()
  const { data, info } = await sharp(logo).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  pixels = { data, width: info.width, height: info.height }
})
const styled = () =>
  drawQr(TEXT, plainConfig({ pattern: 'circle', border: 'frame13', coloring }), {
    logo: { href: 'data:', width: 80, height: 80, share: 0.22 },
  })

/** The drawing operators of a PDF, decompressed. */
function contentOf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf)
  const text = bytes.toString('latin1')
  const streams = [...text.matchAll(/stream\n/g)].map(({ index }) => {
    try {
      return inflateSync(bytes.subarray(index + 7)).toString('latin1')
    } catch {
      return '' // not compressed
    }
  })
  return text.replace(/stream\n[\s\S]*?endstream/g, '') + streams.join('\n')
}
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
const hasProgram = (name: string): boolean => spawnSync(name, ['--help']).error === undefined

/** The first page as a PNG, rendered by an installed program. */
const rasterise = (program: string, args: string[], input: Uint8Array): Buffer =>
  spawnSync(program, args, { input, maxBuffer: 1e8 }).stdout

describe('a PDF', () => {
  it('is a page of vectors as large as the code', async () => {
    const pdf = contentOf(await qrPdf(plain, { widthMm: WIDTH_MM }))
    expect(pdf).toMatch(/^%PDF-1/)
    expect(pdf).toMatch(/MediaBox \[0 0 72 72\]/)
    expect(count(pdf, / l\n/g)).toBeGreaterThan(400)
    expect(pdf).not.toContain('/Subtype /Image')
  })

  it('adds the bleed outside and tells printers where to cut', async () => {
    const pdf = contentOf(await qrPdf(plain, { widthMm: WIDTH_MM, bleedMm: 12.7 }))
    expect(pdf).toMatch(/MediaBox \[0 0 144 144\]/)
    expect(pdf).toMatch(/TrimBox \[36 36 108 108\]/)
  })

  it('has gradients as gradients and the logo as the only picture', async () => {
    const pdf = contentOf(await qrPdf(styled(), { widthMm: 40, logo }))
    expect(pdf).toMatch(/\/ShadingType 2/)
    expect(count(pdf, /\/SMask/g)).toBe(1)
  })

  it('sets captions as outlines of the face given, accents included', async () => {
    const steps = async (caption: string) =>
      count(contentOf(await qrPdf(plain, { widthMm: 40, caption, font })), / [lc]\n/g)
    expect(await steps('o')).toBeGreaterThan(await steps(''))
    expect(await steps('ö')).toBeGreaterThan(await steps('o'))
  })

  it.runIf(hasProgram('pdftoppm'))('is read', async () => {
    const pdf = await qrPdf(styled(), { widthMm: 40, bleedMm: 3, caption: 'Größe', logo, font })
    expect(await readCode(rasterise('pdftoppm', ['-r', '200', '-png', '-'], pdf))).toBe(TEXT)
  })
})

describe('an EPS', () => {
  it('tells its bounds, bleed and all, in ASCII', () => {
    const eps = qrEps(plain, { widthMm: WIDTH_MM, bleedMm: 12.7, title: 'Café\n%%EOF' })
    expect(
      eps.startsWith('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 144 144\n%%HiResBoundingBox: 0 0 144 144\n'),
    ).toBe(true)
    // oxlint-disable-next-line no-control-regex -- this is the very question
    expect(eps).toMatch(/^[\x00-\x7f]*$/)
    expect(eps.endsWith('showpage\n%%EOF\n')).toBe(true)
    expect(count(eps, /%%EOF/g)).toBe(2) // the title's one is inside a comment
  })

  it('draws vectors, gradients as shadings and the logo without transparency', () => {
    const eps = qrEps(styled(), { widthMm: 40, logo: pixels })
    expect(count(eps, / c\n/g)).toBeGreaterThan(400)
    expect(count(eps, /\/ShadingType 2/g)).toBe(1)
    expect(count(eps, / image\n/g)).toBe(1)
  })

  it('escapes what means something to PostScript', () => {
    expect(qrEps(plain, { widthMm: 40, caption: 'a) showpage (b\\ é' })).toContain(
      String.raw`(a\051 showpage \050b\134 \351)`,
    )
  })

  it.runIf(hasProgram('gs'))('is read', async () => {
    const draw = ['-q', '-dNOPAUSE', '-dBATCH', '-dEPSCrop', '-sDEVICE=png16m', '-r200', '-sOutputFile=-', '-']
    for (const face of [font, undefined]) {
      const eps = qrEps(styled(), { widthMm: 40, bleedMm: 3, caption: 'Größe (M)', logo: pixels, font: face })
      expect(await readCode(rasterise('gs', draw, Buffer.from(eps)))).toBe(TEXT)
    }
  })
})

describe('a sheet of labels', () => {
  const labels = (many: number) =>
    Array.from({ length: many }, (_, index) => ({ drawing: plain, caption: `Table ${index + 1}` }))
  const pagesOf = async (many: number, sheet: 'A4_3X8' | 'LETTER_2X5') =>
    count(contentOf(await labelSheetPdf(labels(many), { sheet })), /\/Type \/Page\b(?!s)/g)

  it('takes as many pages as the labels need', async () => {
    expect(await pagesOf(24, 'A4_3X8')).toBe(1)
    expect(await pagesOf(25, 'A4_3X8')).toBe(2)
    expect(await pagesOf(10, 'LETTER_2X5')).toBe(1)
    expect(await pagesOf(0, 'A4_3X8')).toBe(1)
  })

  it('has marks to cut by when asked', async () => {
    const strokes = async (hasCutMarks: boolean) =>
      count(contentOf(await labelSheetPdf(labels(3), { sheet: 'A4_3X8', hasCutMarks })), /^S$/gm)
    expect([await strokes(false), await strokes(true)]).toEqual([0, 3])
  })

  it.runIf(hasProgram('pdftoppm'))('prints codes that are read', async () => {
    const pdf = await labelSheetPdf(labels(1), { sheet: 'A4_4X10', font })
    expect(await readCode(rasterise('pdftoppm', ['-r', '300', '-png', '-'], pdf))).toBe(TEXT)
  })
})
