import { type MediaInfo, slide } from '@taplet/slides/schema'
import { describe, expect, it } from 'vitest'
import { estimateLayout } from './estimate/estimate-layout.ts'
import type { CheckedAddress } from '@taplet/contract/studio'
import type { CheckedSlide, SlideFacts } from './define-check.ts'
import type { LayoutFact, Raster } from './facts.ts'
import type { CheckId } from './registry.ts'
import { checkIds, checks } from './registry.ts'
import { checkApp, checkSlide, toWire } from './run-checks.ts'
import { screens } from './screens.ts'

const PICTURE = '/media/public/a/images/p-1200.webp'
const FILM = '/media/videos/film'

type Widgets = { widgetType: string; widgetData: object }[]

const aSlide = (widgets: Widgets, viewMetadata: object = {}): CheckedSlide => ({
  slideId: 's1',
  name: 'Welcome',
  content: slide.parse({
    viewId: 'v1',
    viewMetadata,
    widgets: widgets.map((one, index) => ({ widgetId: `w${index}`, ...one })),
  }),
})
const text = (words: string, metadata: object = {}) => ({
  widgetType: 'TEXT_BOX',
  widgetData: { text: words, metadata },
})
const link = (data: object = {}) => ({
  widgetType: 'LINK',
  widgetData: { linkText: 'Order now', linkValue: 'https://lark.coffee/order', ...data },
})
const image = (data: object = {}) => ({ widgetType: 'IMAGE', widgetData: { imageUrl: PICTURE, ...data } })
const video = (metadata: object) => ({ widgetType: 'VIDEO', widgetData: { videoUrl: FILM, metadata } })

const file = (url: string, kind: 'IMAGE' | 'VIDEO', bytes: number): MediaInfo => ({
  url,
  kind,
  status: 'READY',
  width: 1200,
  height: 1600,
  placeholder: '',
  sources: [{ url, type: kind === 'IMAGE' ? 'image/webp' : 'video/mp4', width: 1200, height: 1600, bytes }],
  posterUrl: '',
  captions: [],
})
const MEDIA = { [PICTURE]: file(PICTURE, 'IMAGE', 90_000), [FILM]: file(FILM, 'VIDEO', 900_000) }

/** A picture of one colour. */
const plain = (red: number, green: number, blue: number): Raster => ({
  width: 2,
  height: 2,
  data: Uint8ClampedArray.from([0, 1, 2, 3].flatMap(() => [red, green, blue, 255])),
})
const factsOf = (one: CheckedSlide, more: Partial<SlideFacts> = {}): SlideFacts => ({
  // As if it had been measured: repairs are only tried out then.
  layout: { ...estimateLayout(one.content, MEDIA), isEstimate: false },
  pixels: undefined,
  addresses: {},
  media: MEDIA,
  isFirst: true,
  ...more,
})
const found = (id: CheckId, one: CheckedSlide, more: Partial<SlideFacts> = {}) =>
  checkSlide(one, factsOf(one, more)).filter(({ checkId }) => checkId === id)
const answer = (state: CheckedAddress['state'], status = 0, mayBeFramed: boolean | null = null): CheckedAddress => ({
  state,
  status,
  mayBeFramed,
  checkedAt: '2026-01-01T00:00:00.000Z',
})
const measured = (one: CheckedSlide, changes: Partial<LayoutFact>): { layout: LayoutFact } => ({
  layout: { ...estimateLayout(one.content, MEDIA), isEstimate: false, ...changes },
})
const onScreens = (fault: object) =>
  screens.map((screen) => ({ screen, textScale: 1 as const, cut: [], broken: [], covered: [], below: [], ...fault }))

interface Case {
  id: CheckId
  fault: CheckedSlide
  facts?: Partial<SlideFacts>
  good: CheckedSlide
  goodFacts?: Partial<SlideFacts>
}
const photo = { backgroundMedia: { type: 'IMAGE', url: PICTURE } }
const dead = { addresses: { 'https://lark.coffee/order': answer('DEAD', 404) } }
const website = { ...aSlide([link()]), websiteUrl: 'https://lark.coffee/order' }
const bigPicture = { media: { [PICTURE]: file(PICTURE, 'IMAGE', 900_000) } }
const longWord = aSlide([text('Donaudampfschifffahrtsgesellschaftskapitän', { textSize: 24 })])
const laidOver = aSlide([text('First line here'), text('Second line here', { spacing: -30 })])

const cases: Case[] = [
  { id: 'alt-text', fault: aSlide([image()]), good: aSlide([image({ altText: 'A latte' })]) },
  {
    id: 'alt-text',
    fault: aSlide([image({ isOrnament: true, metadata: { linkUrl: 'https://lark.coffee' } })]),
    good: aSlide([image({ isOrnament: true })]),
  },
  { id: 'captions', fault: aSlide([video({ muted: false })]), good: aSlide([video({ muted: true })]) },
  { id: 'contrast', fault: aSlide([text('Pale', { textColor: '#CCCCCC' })]), good: aSlide([text('Dark')]) },
  {
    id: 'contrast',
    fault: aSlide([text('White on a bright picture', { textColor: '#FFFFFF' })], photo),
    facts: { pixels: plain(240, 240, 230) },
    good: aSlide([text('White on a dark picture', { textColor: '#FFFFFF' })], photo),
    goodFacts: { pixels: plain(20, 30, 40) },
  },
  { id: 'dead-links', fault: aSlide([link()]), facts: dead, good: aSlide([link()]) },
  {
    id: 'first-look',
    fault: aSlide([text('A\n'.repeat(60)), link()], { anchor: 'TOP' }),
    good: aSlide([text('A'), link()]),
  },
  {
    id: 'framing',
    fault: website,
    facts: { addresses: { 'https://lark.coffee/order': answer('ALIVE', 200, false) } },
    good: website,
    goodFacts: { addresses: { 'https://lark.coffee/order': answer('ALIVE', 200, true) } },
  },
  { id: 'overflow', fault: longWord, good: aSlide([text('Short words only', { textSize: 24 })]) },
  { id: 'overlap', fault: laidOver, good: aSlide([text('First line here'), text('Second line here')]) },
  { id: 'tap-targets', fault: aSlide([link(), link({ spacing: 2 })]), good: aSlide([link(), link()]) },
  { id: 'unfinished', fault: aSlide([link({ linkValue: '' })]), good: aSlide([link()]) },
  { id: 'weight', fault: aSlide([], photo), facts: bigPicture, good: aSlide([], photo) },
]

describe.each(cases)('$id', ({ id, fault, facts, good, goodFacts }) => {
  it('finds the fault', () => {
    expect(found(id, fault, facts)).not.toEqual([])
  })

  it('is silent where there is none', () => {
    expect(found(id, good, goodFacts)).toEqual([])
  })

  it('tells which slide and widget, in a whole sentence', () => {
    for (const finding of found(id, fault, facts)) {
      expect(finding.slideId).toBe('s1')
      expect(finding.message).toMatch(/^["“A-Z\d].*\.$/u)
      const ids = [undefined, ...fault.content.widgets.map(({ widgetId }) => widgetId)]
      expect(ids).toContain(finding.widgetId)
    }
  })

  it('offers only repairs that make it vanish and leave a valid slide', () => {
    for (const { fix, findingId } of found(id, fault, facts)) {
      if (!fix) continue
      const mended = { ...fault, content: fix.apply(fault.content) }
      expect(slide.safeParse({ viewId: 'v1', ...mended.content }).success).toBe(true)
      expect(found(id, mended, facts).map((one) => one.findingId)).not.toContain(findingId)
    }
  })
})

describe('The registry', () => {
  it('has a case above for each check', () => {
    expect(checkIds.filter((id) => !cases.some((one) => one.id === id))).toEqual([])
  })

  it('names its checks in words and in the order of the alphabet', () => {
    expect(checkIds).toEqual(checkIds.toSorted())
    for (const id of checkIds) expect(checks[id].title).toMatch(/^[A-Z]/)
  })

  it('gives each finding an id of its own, the same each time', () => {
    const one = aSlide([image(), image(), link({ linkValue: '' }), text('Pale', { textColor: '#EEEEEE' })])
    const ids = checkSlide(one, factsOf(one)).map(({ findingId }) => findingId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(checkSlide(one, factsOf(one)).map(({ findingId }) => findingId)).toEqual(ids)
  })

  it('puts warnings before notes', () => {
    const one = aSlide([text('A\n'.repeat(60)), link(), image()], { anchor: 'TOP' })
    const severities = checkSlide(one, factsOf(one)).map(({ severity }) => severity)
    expect(severities).toEqual(severities.toSorted().toReversed())
  })

  it('sends findings without their repairs', () => {
    const one = aSlide([text('Pale', { textColor: '#CCCCCC' })])
    const [sent] = toWire(checkSlide(one, factsOf(one)))
    expect(sent).toMatchObject({ checkId: 'contrast', severity: 'WARNING', widgetId: 'w0' })
    expect(sent).not.toHaveProperty('fix')
  })
})

describe('What is not finished', () => {
  const unfilled = { widgetType: 'TEXT_BOX', widgetData: { text: '', placeholder: 'Name of the dish' } }

  it('stands first, before all other warnings', () => {
    const one = aSlide([text('Pale', { textColor: '#CCCCCC' }), link({ linkValue: '' })])
    expect(checkSlide(one, factsOf(one)).map(({ checkId }) => checkId)).toEqual(['unfinished', 'contrast'])
  })

  it('is told once for a slide, with the count and the way to the first part', () => {
    const one = aSlide([text('Menu'), unfilled, image({ imageUrl: '' }), link({ linkValue: '' })])
    const told = found('unfinished', one)
    expect(told).toMatchObject([{ severity: 'WARNING', widgetId: 'w1', control: 'TEXT' }])
    expect(told[0]?.message).toMatch(/^3 parts/)
  })

  it('says that visitors would see nothing, of a slide without anything and of an unfilled template', () => {
    expect(found('unfinished', aSlide([]))[0]?.message).toContain('an empty slide')
    const [template] = found('unfinished', aSlide([unfilled, link({ linkValue: '' })]))
    expect(template).toMatchObject({ widgetId: 'w0' })
    expect(template?.message).toContain('an empty slide. 2 parts')
  })

  it('is nothing to tell of a picture that fills its slide, or of a website', () => {
    expect(found('unfinished', aSlide([], photo))).toEqual([])
    expect(found('unfinished', { ...aSlide([]), websiteUrl: 'https://lark.coffee' })).toEqual([])
  })
})

describe('Contrast', () => {
  it('keeps silent while the pixels behind the words are not known', () => {
    expect(found('contrast', aSlide([text('White', { textColor: '#FFFFFF' })], photo))).toEqual([])
  })

  it('judges words on a ground of their own by that ground, whatever the picture shows', () => {
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
    expect(found('contrast', words, { pixels: plain(230, 230, 230) })[0]?.fix?.label).toBe('Darken the words')
    const striped: Raster = {
      width: 3,
      height: 1,
      data: Uint8ClampedArray.from([255, 255, 255, 255, 118, 118, 118, 255, 0, 0, 0, 255]),
    }
    expect(found('contrast', words, { pixels: striped })[0]?.fix?.label).toBe('Darken the picture')
  })

  it('offers no repair of what was only reckoned', () => {
    const pale = aSlide([text('Pale', { textColor: '#CCCCCC' })])
    const [finding] = found('contrast', pale, { layout: estimateLayout(pale.content, MEDIA) })
    expect(finding?.fix).toBeUndefined()
  })

  it('repairs the words of a button by the look of the slide', () => {
    const pale = aSlide([link()], { theme: { accent: '#FFE680', onAccent: '#FFFFFF' } })
    const [finding] = found('contrast', pale)
    const mended = finding?.fix?.apply(pale.content)
    expect(mended?.viewMetadata.theme.onAccent).not.toBe('#FFFFFF')
    expect(mended?.widgets).toBe(pale.content.widgets)
  })
})

describe('Overflow', () => {
  it('tells words that run out of the slide where they were measured to', () => {
    const one = aSlide([text('Wide')])
    const [finding] = found('overflow', one, measured(one, { screens: onScreens({ cut: ['w0'] }) }))
    expect(finding).toMatchObject({ severity: 'WARNING', widgetId: 'w0' })
    expect(finding?.message).toContain('12 of 12 screens')
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
    expect(finding?.message).toContain('9 MB')
    expect(finding?.message).toContain('Welcome')
  })

  it('looks at the opening picture of the first slide only', () => {
    expect(found('weight', aSlide([], photo), { ...bigPicture, isFirst: false })).toEqual([])
  })
})
