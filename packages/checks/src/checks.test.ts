import { slide } from '@taplet/slides/schema'
import { describe, expect, it } from 'vitest'
import type { CheckedSlide, SlideFacts } from './check.ts'
import { type CheckId, checkIds, checks } from './registry.ts'
import { checkSlide, toWire } from './run-checks.ts'
import {
  answer,
  aSlide,
  factsOf,
  file,
  found,
  image,
  link,
  PICTURE,
  plain,
  text,
  video,
} from './testing/sample-slides.ts'

interface Case {
  id: CheckId
  fault: CheckedSlide
  facts?: Partial<SlideFacts>
  good: CheckedSlide
  goodFacts?: Partial<SlideFacts>
}
const photo = { backgroundMedia: { type: 'IMAGE', url: PICTURE } }
const dead = { addresses: { 'https://lark.coffee/order': answer('DEAD', 404) } }
const cup = {
  title: 'Cup',
  description: '',
  currency: 'EUR',
  images: [{ url: PICTURE, altText: 'A cup' }],
  buyUrl: 'https://shop.example/cup',
  variants: [{ variantId: 'a', name: '', colour: '', price: 3400, isAvailable: true, imageUrl: '' }],
}
const selling = (product: CheckedSlide['product']): CheckedSlide => ({ ...aSlide([]), product })
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
    id: 'dead-links',
    fault: website,
    facts: { addresses: { 'https://lark.coffee/order': answer('SILENT') } },
    good: website,
    goodFacts: { addresses: { 'https://lark.coffee/order': answer('ALIVE', 200) } },
  },
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
  { id: 'product', fault: selling({ ...cup, images: [] }), good: selling(cup) },
  {
    id: 'product',
    fault: selling({ ...cup, buyUrl: '' }),
    good: selling({ ...cup, images: [], variants: cup.variants.map((one) => ({ ...one, imageUrl: PICTURE })) }),
  },
  {
    id: 'product',
    fault: selling({ ...cup, variants: cup.variants.map((one) => ({ ...one, isAvailable: false })) }),
    good: aSlide([text('No product')]),
  },
  { id: 'product', fault: selling(null), good: selling(cup) },
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
      expect(finding.message('en')).toMatch(/^["“A-Z\d].*\.$/u)
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
    for (const id of checkIds) expect(checks[id].title('en')).toMatch(/^[A-Z]/)
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
    const [sent] = toWire(checkSlide(one, factsOf(one)), 'en')
    expect(sent).toMatchObject({ checkId: 'contrast', severity: 'WARNING', widgetId: 'w0' })
    expect(sent).not.toHaveProperty('fix')
  })
})
