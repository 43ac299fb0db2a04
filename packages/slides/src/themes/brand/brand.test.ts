import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fontIds } from '../../schema.ts'
import { brandStyle } from '../../define/brand-style.ts'
import { contrast } from '../../slide/contrast.ts'
import { groundsOf, pairsOf } from '../theme-contrast.ts'
import { adjustedColours, brandTheme } from './brand-theme.ts'
import { coloursOfPalette } from './colours-of-palette.ts'
import { paletteOf } from './palette-of.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0').toUpperCase()}`)
const unreadable = (style: ReturnType<typeof brandStyle.parse>) => {
  const theme = brandTheme(style, 'brand')
  return pairsOf(theme, groundsOf(theme)).filter(({ contrast: reached }) => reached < 4.5)
}

describe('the theme of a brand', () => {
  it('can be read in every pair, whatever was chosen', () => {
    const style = fc.record({
      ground: colour,
      ink: fc.option(colour, { nil: '' }),
      main: colour,
      accent: colour,
      heading: fc.constantFrom(...fontIds),
      body: fc.constantFrom(...fontIds),
    })
    fc.assert(
      fc.property(style, (chosen) => {
        expect(unreadable(brandStyle.parse(chosen))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('keeps colours that can be read, and says which it could not keep', () => {
    const kept = brandStyle.parse({ ground: '#FFFFFF', ink: '#101820', main: '#274A2E', accent: '#96411F' })
    expect(adjustedColours(kept)).toEqual([])
    expect(brandTheme(kept, '')).toMatchObject({
      ground: '#FFFFFF',
      ink: '#101820',
      button: '#274A2E',
      accent: '#96411F',
    })
    expect(adjustedColours({ ...kept, main: '#FFD23F', ink: '#CCCCCC' })).toEqual(['ink', 'main'])
  })
})

/** Pixels of these colours, each as often as it says. */
const picture = (...parts: [red: number, green: number, blue: number, count: number, alpha?: number][]) =>
  parts.flatMap(([red, green, blue, count, alpha = 255]) =>
    Array.from({ length: count }, () => [red, green, blue, alpha]).flat(),
  )

describe('colours of a logo', () => {
  it('are those of its areas, without what is transparent and without noise', () => {
    const pixels = picture(
      [255, 255, 255, 500, 0],
      [10, 90, 60, 300],
      [12, 92, 62, 40],
      [250, 200, 40, 100],
      [9, 9, 9, 1],
    )
    const [main, second, ...none] = paletteOf(pixels)
    expect(contrast(main ?? '', '#0A5A3C')).toBeLessThan(1.05)
    expect(contrast(second ?? '', '#FAC828')).toBeLessThan(1.05)
    expect(none).toEqual([])
    expect(paletteOf([])).toEqual([])
  })

  it('begin with its hue, even where most of it is grey', () => {
    expect(paletteOf(picture([128, 128, 128, 500], [220, 20, 40, 300]))[0]).toBe('#DC1428')
  })

  it('become buttons on a pale background, or the background of dark buttons where they are light', () => {
    expect(coloursOfPalette(['#0A5A3C', '#FAC828'])).toMatchObject({ main: '#0A5A3C', accent: '#FAC828' })
    expect(coloursOfPalette(['#FFD23F', '#14213A'])).toMatchObject({ ground: '#FFD23F', main: '#14213A' })
    expect(coloursOfPalette(['#1C1C1C'])).toMatchObject({ ground: '#FFFFFF', main: '#1C1C1C' })
    expect(coloursOfPalette([])).toMatchObject({ ground: '#FFFFFF' })
  })

  it('give a theme that can be read, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(colour, { maxLength: 6 }), (palette) => {
        expect(unreadable(brandStyle.parse(coloursOfPalette(palette)))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})
