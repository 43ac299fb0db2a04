import { describe, expect, it } from 'vitest'
import { estimateLayout } from './estimate/estimate-layout.ts'
import type { Raster } from './facts.ts'
import { checkApp, checkSlide } from './run-checks.ts'
import {
  aSlide,
  factsOf,
  file,
  FILM,
  found,
  image,
  link,
  measured,
  MEDIA,
  onScreens,
  PICTURE,
  plain,
  text,
  video,
} from './testing/sample-slides.ts'

const photo = { backgroundMedia: { type: 'IMAGE', url: PICTURE } }
const bigPicture = { media: { [PICTURE]: file(PICTURE, 'IMAGE', 900_000) } }

describe('What is not finished', () => {
  const unfilled = { widgetType: 'TEXT_BOX', widgetData: { text: '', placeholder: 'Name of the dish' } }

  it('stands first, before all other warnings', () => {
    const one = aSlide([text('Pale', { textColor: '#CCCCCC' }), link({ linkValue: '' })])
    expect(checkSlide(one, factsOf(one)).map(({ checkId }) => checkId)).toEqual(['unfinished', 'contrast'])
  })

  it('is told once for a slide, with the count and the way to the first part', () => {
    const one = aSlide([text('Menu'), unfilled, image({ imageUrl: '' }), link({ linkValue: '' })])
    const shown = found('unfinished', one)
    expect(shown).toMatchObject([{ severity: 'WARNING', widgetId: 'w1', control: 'TEXT' }])
    expect(shown[0]?.message('en')).toMatch(/^3 parts/)
  })

  it('says that visitors would see nothing, of a slide without anything and of an unfilled template', () => {
    expect(found('unfinished', aSlide([]))[0]?.message('en')).toContain('an empty slide')
    const [template] = found('unfinished', aSlide([unfilled, link({ linkValue: '' })]))
    expect(template).toMatchObject({ widgetId: 'w0' })
    expect(template?.message('en')).toContain('an empty slide. 2 parts')
  })

  it('is nothing to tell of a picture that fills its slide, of a website or of a product', () => {
    expect(found('unfinished', aSlide([], photo))).toEqual([])
    expect(found('unfinished', { ...aSlide([]), websiteUrl: 'https://lark.coffee' })).toEqual([])
    expect(found('unfinished', { ...aSlide([]), product: null })).toEqual([])
  })
})

describe('Buttons to slides', () => {
  const named = (slideId: string, action: object) => ({ ...aSlide([link({ action })]), slideId })
  const reported = (...slides: ReturnType<typeof named>[]) =>
    checkApp(slides, MEDIA)
      .filter(({ checkId }) => checkId === 'dead-links')
      .map(({ slideId, control, message }) => [slideId, control, message('en')])

  it('are reported when the app does not show their slide, and not for where it stands', () => {
    const menu = named('menu', { type: 'SLIDE', itemId: 'gone' })
    const home = named('home', { type: 'SLIDE', itemId: 'menu' })
    expect(reported(home, menu)).toEqual([['menu', 'ADDRESS', expect.stringContaining('not in the app any more')]])
    expect(reported(menu, home)).toHaveLength(1)
  })

  it('are reported when they lead to the next of one slide', () => {
    const next = named('one', { type: 'NEXT_SLIDE' })
    expect(reported(next)).toEqual([['one', 'ADDRESS', expect.stringContaining('only this one')]])
    expect(reported(next, named('two', { type: 'NEXT_SLIDE' }))).toEqual([])
  })

  it('are not finished without a slide', () => {
    const [shown] = found('unfinished', named('one', { type: 'SLIDE' }))
    expect(shown).toMatchObject({ widgetId: 'w0', control: 'ADDRESS' })
  })
})

describe('Contrast', () => {
  it('[14.16] tells of a last slide whose text colour hides the footer, with the shade that visitors see', () => {
    const inked = (ink: string, more: object = {}) => aSlide([text('Bye')], { theme: { ink }, ...more })
    const pale = inked('#EEEEEE')
    const [shown, ...others] = checkApp([inked('#EEEEEE'), pale], MEDIA)
    expect([shown?.checkId, shown?.slideId, shown?.control, others]).toEqual(['contrast', 's1', 'INK', []])
    expect(shown?.message('en')).toContain('“Report”')
    const fixed = { ...pale, content: shown?.fix?.apply(pale.content) ?? pale.content }
    expect(checkApp([fixed], MEDIA)).toEqual([])
    expect(checkApp([inked('#0E1A2B', { sheetColor: '#101010' })], MEDIA)).toHaveLength(1)
    expect(checkApp([pale, inked('#0E1A2B')], MEDIA)).toEqual([])
  })

  it('keeps silent while the pixels behind the words are not known', () => {
    expect(found('contrast', aSlide([text('White', { textColor: '#FFFFFF' })], photo))).toEqual([])
  })

  it('checks words on a ground of their own by that ground, whatever the picture shows', () => {
    const boxed = aSlide([text('White', { textColor: '#FFFFFF', fillColor: '#102030' })], photo)
    expect(found('contrast', boxed, { pixels: plain(250, 250, 250) })).toEqual([])
  })

  it('asks less of large letters', () => {
    expect(found('contrast', aSlide([text('Grey', { textColor: '#8A8A8A', textSize: 40 })]))).toEqual([])
    expect(found('contrast', aSlide([text('Grey', { textColor: '#8A8A8A', textSize: 16 })]))).toHaveLength(1)
  })

  it('looks at the worst tenth of the picture, not at its mean', () => {
    const striped: Raster = {
      width: 5,
      height: 1,
      data: Uint8ClampedArray.from([0, 1, 2, 3, 4].flatMap((at) => (at === 2 ? [255, 255, 255, 255] : [0, 0, 0, 255]))),
    }
    const words = aSlide([text('White words over all of the width of it', { textColor: '#FFFFFF' })], photo)
    expect(found('contrast', words, { pixels: striped })).toHaveLength(1)
  })

  it('takes the ink first and the picture only when no ink would do', () => {
    const words = aSlide([text('White words over all of the width of it', { textColor: '#FFFFFF' })], photo)
    expect(found('contrast', words, { pixels: plain(230, 230, 230) })[0]?.fix?.label('en')).toBe('Darken the words')
    const striped: Raster = {
      width: 3,
      height: 1,
      data: Uint8ClampedArray.from([255, 255, 255, 255, 118, 118, 118, 255, 0, 0, 0, 255]),
    }
    expect(found('contrast', words, { pixels: striped })[0]?.fix?.label('en')).toBe('Darken the picture')
  })

  describe('on a picture of which pages know how light it is', () => {
    const bright = { ...file(PICTURE, 'IMAGE', 90_000), tones: { columns: 2, cells: 'd0'.repeat(8) } }
    const seen = { media: { [PICTURE]: bright }, pixels: plain(208, 208, 208) }
    const ground = { backgroundMedia: { ...photo.backgroundMedia, color: '#1E100B' } }
    // Enough text to reach below the veil that every page puts over the top of a picture.
    const white = text('White words '.repeat(50), { textColor: '#FFFFFF' })

    it.each(['TOP', 'MIDDLE', 'FOOT'])('reckons with the shade that pages lay under words at %s', (anchor) => {
      const words = aSlide([white], { ...ground, anchor })
      expect(found('contrast', words, seen)).toEqual([])
      // The same without facts, where no page can help.
      expect(found('contrast', words, { pixels: seen.pixels })).toHaveLength(1)
    })

    it('warns where a page lays none, since its colours would not help', () => {
      expect(found('contrast', aSlide([white], { backgroundMedia: photo.backgroundMedia }), seen)).toHaveLength(1)
    })

    it('gives the shade to the words that it lies under alone', () => {
      const foot = text('Dark at the foot', { textColor: '#101010' })
      const words = aSlide([white, foot], { ...ground, anchor: 'TOP', footCount: 1 })
      expect(found('contrast', words, seen)).toEqual([])
    })

    it('checks by what the picture shows where that is lighter than what the page reckons with', () => {
      const words = aSlide([white], ground)
      const dim = { ...bright, tones: { columns: 2, cells: '80'.repeat(8) } }
      const shown = found('contrast', words, { media: { [PICTURE]: dim }, pixels: plain(255, 255, 255) })
      expect(shown).toHaveLength(1)
    })
  })

  it('offers no repair of what was only reckoned', () => {
    const pale = aSlide([text('Pale', { textColor: '#CCCCCC' })])
    const [finding] = found('contrast', pale, { layout: estimateLayout(pale.content, MEDIA) })
    expect(finding?.fix).toBeUndefined()
  })

  it('repairs the words of a button by the look of the slide', () => {
    const pale = aSlide([link()], { theme: { accent: '#FFE680', onAccent: '#FFFFFF' } })
    const [finding] = found('contrast', pale)
    const fixed = finding?.fix?.apply(pale.content)
    expect(fixed?.viewMetadata.theme.onAccent).not.toBe('#FFFFFF')
    expect(fixed?.widgets).toBe(pale.content.widgets)
  })
})

describe('Overflow', () => {
  it('tells words that run out of the slide where they were measured to', () => {
    const one = aSlide([text('Wide')])
    const [finding] = found('overflow', one, measured(one, { screens: onScreens({ cut: ['w0'] }) }))
    expect(finding).toMatchObject({ severity: 'WARNING', widgetId: 'w0' })
    expect(finding?.message('en')).toContain('12 of 12 screens')
  })

  it('only notes what happens at 200 % of text', () => {
    const broken = [{ widgetId: 'w0', word: 'Wide', fitsAt: 20 }]
    const large = onScreens({ broken }).map((one) => ({ ...one, textScale: 2 as const }))
    const one = aSlide([text('Wide')])
    expect(found('overflow', one, measured(one, { screens: large }))[0]).toMatchObject({ severity: 'NOTE' })
  })
})

describe('Captions', () => {
  it('are enough when the video has a track', () => {
    const caption = { url: '/media/x.vtt', language: 'en', label: 'English', isDefault: true }
    const media = { [FILM]: { ...file(FILM, 'VIDEO', 1), captions: [caption] } }
    expect(found('captions', aSlide([video({ muted: false })]), { media })).toEqual([])
  })
})

describe('Weight', () => {
  it('adds up the whole app and names its heaviest slide', () => {
    const media = { [PICTURE]: file(PICTURE, 'IMAGE', 9_000_000) }
    const [finding] = checkApp([aSlide([image()])], media)
    expect(finding?.message('en')).toContain('9 MB')
    expect(finding?.message('en')).toContain('Welcome')
  })

  it('looks at the opening picture of the first slide only', () => {
    expect(found('weight', aSlide([], photo), { ...bigPicture, isFirst: false })).toEqual([])
  })
})
