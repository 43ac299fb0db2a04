import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { drawQr } from './draw-qr.ts'
import type { QrDrawing } from './qr-drawing.ts'
import { qrBalls, qrFrames, qrPatterns, qrVariations } from './shape-lists.ts'
import { qrSvg } from './svg/qr-svg.ts'
import { plainConfig, TEXT } from './testing/plain-config.ts'
import { readSvg, toPng } from './testing/read-code.ts'

const draw = (...parts: Parameters<typeof plainConfig>): QrDrawing => drawQr(TEXT, plainConfig(...parts))
const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id)
const COLOURS = { body1: '#1D3FD1', body2: '#8A0A4F', cornerBorder: '#0B5A3F', cornerCenter: '#8B3409' }

test.each(idsOf(qrPatterns))('a decoder reads the body %s, which is one path', async (pattern) => {
  const drawing = draw({ pattern })
  expect(await readSvg(qrSvg(drawing))).toBe(TEXT)
  const bodies = drawing.layers.filter((layer) => layer.kind === 'path' && layer.part === 'body')
  expect(bodies).toHaveLength(1)
})

test.each(idsOf(qrPatterns))('the body %s is drawn in absolute moves, lines and curves only', (pattern) => {
  const [body] = draw({ pattern }).layers
  expect(body?.kind === 'path' && body.path).toMatch(/^(?:M[\d. -]+(?:[LC][\d. -]+)+Z)+$/)
})

test.each(idsOf(qrFrames))('a decoder reads the frame %s', async (border) => {
  expect(await readSvg(qrSvg(draw({ border, center: border === 'frame12' ? 'ball14' : 'ball0' })))).toBe(TEXT)
})

test.each(idsOf(qrBalls))('a decoder reads the ball %s', async (center) => {
  expect(await readSvg(qrSvg(draw({ center })))).toBe(TEXT)
})

test.each(qrVariations)('a decoder reads the colours %s', async (variation) => {
  expect(await readSvg(qrSvg(draw({ coloring: { ...COLOURS, variation } })))).toBe(TEXT)
})

it('drawQr draws all of the shapes that stored designs may name', () => {
  expect([qrPatterns.length, qrFrames.length, qrBalls.length, qrVariations.length]).toEqual([22, 15, 18, 6])
})

describe('names', () => {
  test.each([
    [{ border: 'frame9' }, { border: 'frame0' }],
    [{ border: 'frame15' }, { border: 'frame13' }],
    [{ center: 'ball4' }, { center: 'ball0' }],
    [{ center: 'ball9' }, { center: 'ball15' }],
    [{ pattern: 'japanese' }, { pattern: 'japnese' }],
    [{ pattern: 'no such pattern' }, { pattern: 'dot' }],
    [{ border: 'toString' }, { border: 'frame13' }],
    [{ center: '__proto__' }, { center: 'ball15' }],
    [{ pattern: '' }, { pattern: 'dot' }],
    [
      { coloring: { ...COLOURS, variation: 'plaid' } },
      { coloring: { ...COLOURS, variation: 'singleColorCustomCorners' } },
    ],
  ])('%j is drawn as %j', (named, drawn) => {
    expect(draw(named)).toEqual(draw(drawn))
  })
})

describe('colours', () => {
  const fillsOf = (variation: string) =>
    draw({ coloring: { ...COLOURS, variation } }).layers.map((layer) => layer.kind === 'path' && layer.fill)

  it('gives eyes the colour of the body unless they have their own', () => {
    expect(fillsOf('singleColor')).toEqual([COLOURS.body1, COLOURS.body1, COLOURS.body1])
    expect(fillsOf('singleColorCustomCorners')).toEqual([COLOURS.body1, COLOURS.cornerBorder, COLOURS.cornerCenter])
  })

  it('spans one gradient from the top of the code to its bottom, over eyes that have no colours of their own', () => {
    const [body, frames, balls] = fillsOf('linearGradient')
    const { modules } = draw()
    expect(body).toEqual({
      kind: 'linear',
      from: [4 + modules / 2, 4],
      to: [4 + modules / 2, 4 + modules],
      stops: [
        { offset: 0.05, color: COLOURS.body1 },
        { offset: 0.95, color: COLOURS.body2 },
      ],
    })
    expect([frames, balls]).toEqual([body, body])
    expect(fillsOf('linearGradientCustomCorners')).toEqual([body, COLOURS.cornerBorder, COLOURS.cornerCenter])
  })

  it('spreads a radial gradient from the middle', () => {
    const { modules } = draw()
    expect(fillsOf('radialGradient')[0]).toMatchObject({ kind: 'radial', from: [4 + modules / 2, 4 + modules / 2] })
  })
})

/** Rasters a drawing at eight pixels per module; the result tells whether a point is dark. */
async function darkness(drawing: QrDrawing): Promise<(x: number, y: number) => boolean> {
  const scale = 8
  const { data, info } = await sharp(await toPng(qrSvg(drawing), drawing.size * scale))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (x, y) => (data[(Math.floor(y * scale) * info.width + Math.floor(x * scale)) * info.channels] ?? 255) < 128
}

test('drawQr mirrors the eye left to right at the top right and upside down at the bottom left', async () => {
  const drawing = draw({ border: 'frame14', center: 'ball11' })
  const isDark = await darkness(drawing)
  const points = Array.from(
    { length: 28 * 28 },
    (_, index) => [4 + (index % 28) / 4, 4 + Math.floor(index / 28) / 4] as const,
  )
  const share = (isAlike: (x: number, y: number) => boolean) =>
    points.filter(([x, y]) => isAlike(x + 1 / 16, y + 1 / 16)).length / points.length
  const [last, eye] = [drawing.size, 15]
  // Pixels on a slanted edge may be either.
  expect(share((x, y) => isDark(last - x, y) === isDark(x, y))).toBeGreaterThan(0.98)
  expect(share((x, y) => isDark(x, last - y) === isDark(x, y))).toBeGreaterThan(0.98)
  expect(share((x, y) => isDark(eye - x, y) === isDark(x, y))).toBeLessThan(0.95)
})

test('drawQr keeps four light modules on every side, whatever the shapes', async () => {
  const drawing = draw({ border: 'frame4', center: 'ball5', pattern: 'circle' })
  const isDark = await darkness(drawing)
  for (let along = 0.5; along < drawing.size; along++)
    for (const edge of [0.5, 1.5, 2.5, 3.5, drawing.size - 3.5, drawing.size - 0.5])
      expect([isDark(along, edge), isDark(edge, along)]).toEqual([false, false])
})

test('drawQr draws the same code each time, also where it looks random', () => {
  expect(draw({ pattern: 'mosaic', border: 'frame16' })).toEqual(draw({ pattern: 'mosaic', border: 'frame16' }))
})

test('drawQr says so when the text is too long for any code', () => {
  expect(() => drawQr('x'.repeat(5000), plainConfig())).toThrow(/too long/)
})
