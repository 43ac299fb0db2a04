import { contrastOf, parseColour } from '@taplet/base/colours'
import { plainQrSize, plainQrSvg } from '@taplet/qr'
import { loadNodeReaders } from '@taplet/qr/scannability/node'
import { looks } from '@taplet/slides/themes'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { codeColour } from './code-colour.ts'

const appIn = (accent: string, color: string, ink: string) =>
  ({ slides: [{ viewMetadata: { theme: { accent, ink }, backgroundMedia: { color } } }] }) as never

it.each([
  ['#FFFFFF', '#7A1F2B', '#FFFFFF'],
  ['#E5482D', '#FFF6E5', '#1C1C1C'],
  ['#FFD400', '#FFF6E5', '#1C1C1C'],
])('[14.17] the code on wide screens has a colour of the app that readers see: %s %s %s', (accent, ground, ink) => {
  const colour = codeColour(appIn(accent, ground, ink))
  expect(contrastOf(parseColour(colour), parseColour('#FFFFFF'))).toBeGreaterThanOrEqual(7)
  expect(colour).not.toBe('#000000')
})

it('[14.17] the code on wide screens takes a colour of the app as it is where readers see it', () => {
  expect(codeColour(appIn('#FFFFFF', '#7A1F2B', '#FFFFFF'))).toBe('#7A1F2B')
})

it.each(looks.map(({ id, theme }) => [id, theme] as const))(
  'the code of an app in the look %s has a colour of it that readers see',
  (_, theme) => {
    const colour = codeColour({ slides: [], theme })
    expect(contrastOf(parseColour(colour), parseColour('#FFFFFF'))).toBeGreaterThanOrEqual(7)
    expect(colour).not.toBe('#000000')
  },
)

it('the code of an app with an orange button on green is green, not brown', () => {
  const glasshouse = looks.find(({ id }) => id === 'glasshouse')?.theme
  expect(codeColour({ slides: [], ...(glasshouse && { theme: glasshouse }) })).toBe(glasshouse?.ground)
})

it('[14.17] the code of an app without slides is black', () => {
  expect(codeColour({ slides: [] })).toBe('#000000')
})

it.each(['#7A1F2B', '#E5482D', '#FFD400', '#14B8A6', '#7C3AED', '#F472B6'])(
  '[14.19] the code of an app in %s is read by every reader that designs are tested with',
  async (strongest) => {
    const text = 'https://taplet.example/t/a1B2c3D4e5F6'
    const svg = plainQrSvg(text, { dark: codeColour(appIn('#FFFFFF', strongest, '#FFFFFF')) })
    const { data, info } = await sharp(Buffer.from(svg))
      .resize(plainQrSize(text) * 4)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const picture = { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
    const readers = await loadNodeReaders()
    expect(readers.map(({ name }) => name)).toEqual(['zxing', 'jsqr'])
    for (const { read } of readers) expect(await read(picture)).toBe(text)
  },
)
