import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { contrast, mixColours } from '../contrast.ts'
import type { MediaInfo } from '../../define/media-info.ts'
import { type Slide, slide } from '../slide-schema.ts'
import { SlideView } from '../slide-view.tsx'
import { wordShade } from './word-shade.ts'

const PHOTO = '/media/kiln.webp'
const DARK_ROW = '20'.repeat(8)
const BRIGHT_ROW = 'd0'.repeat(8)
/** A dark picture with a bright upper half. */
const kiln: MediaInfo = {
  url: PHOTO,
  kind: 'IMAGE',
  status: 'READY',
  width: 900,
  height: 1600,
  placeholder: '',
  sources: [],
  posterUrl: '',
  tones: { columns: 8, cells: BRIGHT_ROW.repeat(7) + DARK_ROW.repeat(7) },
}
const words = (metadata: object, more: object = {}) => ({
  widgetId: 'w',
  widgetType: 'TEXT_BOX',
  widgetData: { text: 'The kiln opens', metadata: { textColor: '#FFFFFF', textSize: 48, ...metadata }, ...more },
})
const onPicture = (widgets: object[], background: object = {}, look: object = {}): Slide =>
  slide.parse({
    viewId: 'v',
    widgets,
    viewMetadata: {
      anchor: 'FOOT',
      backgroundMedia: { type: 'IMAGE', url: PHOTO, color: '#1E100B', ...background },
      ...look,
    },
  })
const media = { [PHOTO]: kiln }
const draw = (one: Slide) => renderToStaticMarkup(<SlideView slide={one} media={media} isDeferred />)

describe('The shade under words', () => {
  test('is there where the picture is too bright for them, and nowhere else', () => {
    const bands = wordShade(onPicture([words({})]), media)?.bands ?? []
    expect(bands.slice(0, 6).every((share) => share > 20)).toBe(true)
    expect(bands.slice(8)).toEqual([0, 0, 0, 0])
  })

  test.each([
    ['large words 3 : 1', 48, 3],
    ['small words 4.5 : 1', 16, 4.5],
  ])('gives %s on the brightest of it, and hardly more', (_, textSize, wanted) => {
    const shade = wordShade(onPicture([words({ textSize })]), media)
    const seen = mixColours('#D0D0D0', shade?.colour ?? '', (shade?.bands[1] ?? 0) / 100)
    expect(contrast('#FFFFFF', seen)).toBeGreaterThanOrEqual(wanted * 0.98)
    expect(contrast('#FFFFFF', seen)).toBeLessThan(wanted * 1.25)
  })

  test('reckons with more than its tones tell where they differ: each is the mean of many pixels', () => {
    const grey = (tone: string) => ({ [PHOTO]: { ...kiln, tones: { columns: 8, cells: tone.repeat(8 * 14) } } })
    const busy = { [PHOTO]: { ...kiln, tones: { columns: 8, cells: '2080'.repeat(4 * 14) } } }
    const dark = onPicture([words({})])
    expect(wordShade(dark, grey('80'))).toBeUndefined()
    expect(wordShade(dark, busy)?.bands.every((share) => share > 0)).toBe(true)
  })

  test.each([
    ['a subtitle', [words({}, { detail: 'Only at the weekend' })], 0.78],
    ['a form', [{ widgetId: 'f', widgetType: 'REVIEW_FORM', widgetData: {} }], 0.82],
    [
      'an outlined button',
      [{ widgetId: 'b', widgetType: 'LINK', widgetData: { linkValue: 'a.example', emphasis: 'QUIET' } }],
      1,
    ],
  ])('gives %s 4.5 : 1 on any picture that is newly chosen', (_, widgets, opacity) => {
    const look = { theme: { ink: '#FFFFFF' } }
    const shade = wordShade(onPicture(widgets, { shadesAll: true }, look), media)
    for (const [band, tone] of [
      [1, '#D0D0D0'],
      [11, '#202020'],
    ] as const) {
      const seen = mixColours(tone, shade?.colour ?? '', (shade?.bands[band] ?? 0) / 100)
      expect(contrast(mixColours(seen, '#FFFFFF', opacity), seen)).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('leaves forms and subtitles of stored slides as they were', () => {
    const form = { widgetId: 'f', widgetType: 'REVIEW_FORM', widgetData: {} }
    expect(wordShade(onPicture([form]), media)).toBeUndefined()
    expect(wordShade(onPicture([words({ fillColor: '' }), form]), media)).toEqual(
      wordShade(onPicture([words({})]), media),
    )
  })

  test('leaves the choice of a merchant whose own tint suffices', () => {
    const overlay = { color: '#000000', opacity: 80, shape: 'FULL' }
    expect(wordShade(onPicture([words({})], { overlay }), media)).toBeUndefined()
  })

  test('takes the colour of the tint that is there, and the ground where there is none or words cannot be read on it', () => {
    const tinted = (color: string) =>
      wordShade(onPicture([words({})], { overlay: { color, opacity: 10, shape: 'FOOT' } }), media)?.colour
    expect(tinted('#2A0505')).toBe('#2A0505')
    expect(tinted('#F0F0F0')).toBe('#1E100B')
    expect(wordShade(onPicture([words({ textColor: '#1E100B' })]), media)).toBeUndefined()
  })

  test('is for words that stand on the picture: not for those on a ground of their own, or on the sheet', () => {
    expect(draw(onPicture([words({ fillColor: '#1E100B' })]))).not.toContain('tp-shaded')
    expect(draw(onPicture([words({})], {}, { sheetColor: '#1E100B' }))).not.toContain('tp-shaded')
    expect(draw(onPicture([words({})]))).toContain('--tp-shade:linear-gradient(#1E100B')
  })

  test('is as strong as the words of its own group ask, whatever others stand on the slide', () => {
    const faint = { ...words({ textColor: '#A0A0A0', textSize: 16 }), widgetId: 'faint' }
    const look = { anchor: 'TOP', footCount: 1 }
    const drawn = draw(onPicture([faint, words({})], {}, look))
    const [above, foot] = [...drawn.matchAll(/--tp-shade:([^"]*)/g)].map(([, shade]) => shade)
    const alone = /--tp-shade:([^"]*)/.exec(draw(onPicture([words({})], {}, look)))?.[1]
    expect(foot).toBe(alone)
    expect(above).not.toBe(foot)
  })

  test('reckons with the picture as short phones and tablets show it, where words at the top or the foot move it', () => {
    const dark = '20'.repeat(8)
    // Bright from the middle of its height to three quarters of it.
    const banded = {
      ...kiln,
      width: 900,
      height: 1948,
      tones: { columns: 8, cells: `${dark.repeat(8)}${BRIGHT_ROW.repeat(4)}${dark.repeat(4)}` },
    }
    const bandsOf = (anchor: string) =>
      wordShade(onPicture([words({})], { focalPoint: { x: 50, y: 100 } }, { anchor }), { [PHOTO]: banded })?.bands ?? []
    const shaded = (anchor: string) => bandsOf(anchor).flatMap((share, band) => (share > 0 ? [band] : []))
    const unmoved = shaded('MIDDLE')
    // On a tablet the band comes into view later, since the bottom is cropped as much as the top.
    expect(shaded('FOOT').at(0)).toBeGreaterThan(unmoved.at(0) ?? 12)
    expect(shaded('FOOT').at(-1)).toBeGreaterThanOrEqual(unmoved.at(-1) ?? 12)
    expect(shaded('TOP').at(0)).toBe(unmoved.at(0))
  })

  test('follows what a screen shows of a wide picture about its focal point', () => {
    const row = '20'.repeat(4) + 'd0'.repeat(4) // bright at its right
    const wide = { [PHOTO]: { ...kiln, width: 1600, height: 900, tones: { columns: 8, cells: row.repeat(5) } } }
    const at = (x: number) => wordShade(onPicture([words({})], { focalPoint: { x, y: 50 } }), wide)
    expect(at(0)).toBeUndefined()
    expect(at(100)?.bands.every((share) => share > 20)).toBe(true)
  })

  test('lies under words on a film, too, by its poster', () => {
    const film = { widgetId: 'f', widgetType: 'VIDEO', widgetData: { videoUrl: PHOTO, metadata: { fullscreen: true } } }
    const look = { backgroundMedia: { type: 'COLOR', color: '#1E100B' } }
    const one = onPicture([film, words({})], {}, look)
    expect(wordShade(one, { [PHOTO]: { ...kiln, kind: 'VIDEO' } })?.bands[0]).toBeGreaterThan(20)
  })

  test('is left out where nothing is known of the picture', () => {
    const { tones: _, ...unknown } = kiln
    expect(wordShade(onPicture([words({})]), { [PHOTO]: unknown })).toBeUndefined()
    expect(wordShade(onPicture([words({})]), {})).toBeUndefined()
  })
})
