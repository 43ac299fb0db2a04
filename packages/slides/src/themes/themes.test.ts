import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leastContrast } from '../slide/contrast.ts'
import { changeTheme, deviates, looks, readableTheme, themeContrast, wear } from '../themes.ts'
import { slideTemplates } from '../templates.ts'
import { type AppTheme, type Slide, slide } from '../schema.ts'
import { isLight, paletteOn } from './palette-on.ts'
import { legible } from './legible.ts'
import { groundsOf, pairsOf, STRONG } from './theme-contrast.ts'

const themes = looks.map((one) => one.theme)
const chalk = looks.find(({ id }) => id === 'chalk')?.theme as AppTheme // in the table
const brass = looks.find(({ id }) => id === 'brass')?.theme as AppTheme // in the table

/** Slides of all kinds: every template, and the same on photos with light and with dark words. */
const samples: Slide[] = slideTemplates.flatMap(({ id, slide: content }) => {
  const plain = slide.parse({ viewId: id, ...content })
  const photo = (overlay: string) =>
    slide.parse({
      ...plain,
      viewMetadata: {
        ...plain.viewMetadata,
        backgroundMedia: {
          type: 'IMAGE',
          url: '/media/a.webp',
          overlay: { color: overlay, opacity: 40, shape: 'FOOT' },
        },
      },
    })
  return [
    plain,
    photo('#000000'),
    slide.parse({ ...plain, viewMetadata: { ...plain.viewMetadata, sheetColor: '#FFFFFF' } }),
  ]
})

const own = (theme: AppTheme) =>
  wear(
    slide.parse({
      viewId: 'v',
      widgets: [
        { widgetId: 'title', widgetType: 'TEXT_BOX', widgetData: { text: 'Aloe', metadata: { textSize: 48 } } },
        { widgetId: 'words', widgetType: 'TEXT_BOX', widgetData: { text: 'Hand-thrown', metadata: { textSize: 18 } } },
      ],
    }),
    theme,
  )

describe('The looks', () => {
  it('are sixteen or more, each with its own name, ground and typefaces', () => {
    expect(looks.length).toBeGreaterThanOrEqual(16)
    expect(new Set(looks.map(({ name }) => name('en'))).size).toBe(looks.length)
    expect(new Set(themes.map(({ ground }) => ground)).size).toBe(looks.length)
  })

  it.each(looks.map((one) => [one.id, one.theme] as const))('%s can be read in every combination', (_, theme) => {
    for (const { pair, contrast } of pairsOf(theme, groundsOf(theme)))
      expect(contrast, pair).toBeGreaterThanOrEqual(4.5)
    const turned = paletteOn(theme, !isLight(theme.ink))
    for (const { pair, contrast } of pairsOf(turned, [turned.ground]))
      expect(contrast, pair).toBeGreaterThanOrEqual(4.5)
    expect(themeContrast(theme)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(looks.map((one) => [one.id, one.theme] as const))('%s tells its parts apart', (_, theme) => {
    expect(isLight(theme.ink)).not.toBe(isLight(theme.ground))
    expect(theme.accent).not.toBe(theme.ink)
    expect(leastContrast(theme.tint, groundsOf(theme))).toBeLessThan(STRONG)
    expect(readableTheme(theme)).toBe(theme)
  })
})

describe('A theme of freely chosen colours', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0').toUpperCase()}`)
  const chosen = fc.record({ ground: colour, groundTo: fc.option(colour, { nil: '' }), tint: colour, ink: colour })
  const others = fc.record({ accent: colour, button: colour, onButton: colour })

  it('is repaired until all of it can be read, and then stays as it is', () => {
    fc.assert(
      fc.property(chosen, others, (some, more) => {
        const theme = readableTheme({ ...chalk, ...some, ...more })
        for (const { pair, contrast } of pairsOf(theme, groundsOf(theme)))
          expect(contrast, pair).toBeGreaterThanOrEqual(4.5)
        expect(readableTheme(theme)).toBe(theme)
      }),
      { numRuns: 300 },
    )
  })
})

describe('A slide', () => {
  it('wears a look once: wearing it again changes nothing, nor does a repair of its contrast', () => {
    for (const one of samples)
      for (const theme of themes) {
        const worn = wear(one, theme)
        expect(wear(worn, theme)).toBe(worn)
        expect(legible(worn)).toBe(worn)
        expect(deviates(worn, theme)).toBe(false)
      }
  })

  it('wears a look the same way, whatever it wore before', () => {
    for (const one of samples)
      for (const from of themes.slice(0, 6))
        for (const to of themes) expect(changeTheme(wear(one, from), from, to)).toEqual(wear(one, to))
  })

  it('keeps its words, pictures, sizes and arrangement', () => {
    for (const one of samples)
      for (const theme of themes) {
        const worn = wear(one, theme)
        expect(slide.parse(worn)).toEqual(worn)
        expect({ ...worn.viewMetadata, backgroundMedia: 0, theme: 0, sheetColor: 0 }).toEqual({
          ...one.viewMetadata,
          backgroundMedia: 0,
          theme: 0,
          sheetColor: 0,
        })
        expect(worn.widgets.map(({ widgetId, widgetType }) => [widgetId, widgetType])).toEqual(
          one.widgets.map(({ widgetId, widgetType }) => [widgetId, widgetType]),
        )
      }
  })

  it('keeps single deviations when the look changes, and loses them when it is reset', () => {
    const worn = own(chalk)
    const [title, ...rest] = worn.widgets
    if (title?.widgetType !== 'TEXT_BOX') throw new Error('no title')
    const metadata = { ...title.widgetData.metadata, fontFamily: 'syne' as const, fontWeight: 700 }
    const deviating = { ...worn, widgets: [{ ...title, widgetData: { ...title.widgetData, metadata } }, ...rest] }
    expect(deviates(deviating, chalk)).toBe(true)
    const changed = changeTheme(deviating, chalk, brass)
    expect(changed.widgets[0]?.widgetData).toMatchObject({
      metadata: { fontFamily: 'syne', fontWeight: 700, textColor: brass.ink },
    })
    expect(changed.widgets[1]).toEqual(own(brass).widgets[1])
    expect(wear(changed, brass)).toEqual(own(brass))
  })

  it('keeps its own background whole, with words that can be read on it', () => {
    const worn = own(chalk)
    const backgroundMedia = { ...worn.viewMetadata.backgroundMedia, color: '#FFC15E' }
    const changed = changeTheme({ ...worn, viewMetadata: { ...worn.viewMetadata, backgroundMedia } }, chalk, brass)
    expect(changed.viewMetadata.backgroundMedia).toEqual(backgroundMedia)
    const inks = changed.widgets.flatMap(({ widgetData }) =>
      'metadata' in widgetData && 'textColor' in widgetData.metadata ? widgetData.metadata.textColor : [],
    )
    expect(inks).toHaveLength(2)
    for (const ink of inks) expect(leastContrast(ink, ['#FFC15E'])).toBeGreaterThanOrEqual(3)
  })

  it('keeps its own photo, and its light words on it in a light look', () => {
    const photo = slide.parse({
      viewId: 'v',
      viewMetadata: {
        theme: { ink: '#FFFFFF' },
        backgroundMedia: {
          type: 'IMAGE',
          url: '/media/a.webp',
          overlay: { color: '#000000', opacity: 50, shape: 'FOOT' },
        },
      },
      widgets: [
        { widgetId: 'a', widgetType: 'TEXT_BOX', widgetData: { text: 'Hello', metadata: { textColor: '#FFFFFF' } } },
      ],
    })
    const { viewMetadata } = wear(photo, chalk)
    expect(viewMetadata.backgroundMedia).toMatchObject({
      type: 'IMAGE',
      url: '/media/a.webp',
      overlay: { color: chalk.ink, opacity: 50, shape: 'FOOT' },
    })
    expect(viewMetadata.theme.ink).toBe('#FFFFFF')
  })

  it('gives way of a background that came with the product', () => {
    const [menu] = slideTemplates.filter(({ id }) => id === 'menu')
    const worn = wear(slide.parse({ viewId: 'v', ...menu?.slide }), brass)
    expect(worn.viewMetadata.backgroundMedia).toMatchObject({ type: 'COLOR', url: '', color: brass.ground })
  })

  it('that wore no look takes all of the first one', () => {
    for (const one of samples.slice(0, 5)) expect(changeTheme(one, undefined, brass)).toEqual(wear(one, brass))
  })
})
