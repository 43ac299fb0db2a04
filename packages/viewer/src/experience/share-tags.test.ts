import { publicExperience } from '@taplet/contract/schemas'
import { describe, expect, it } from 'vitest'
import { renderExperience, type RenderExperienceOptions } from './render-experience.tsx'
import { sampleExperience } from '../testing/sample-experience.ts'

const assets = {
  script: 'go()',
  worker: '',
  endingWorker: '',
  storyStyles: [],
  pageCss: '',
  landingCss: '',
  modules: {},
}
const COVER = '/assets/covers/ofelia/abc.jpg'

const render = (changes: Parameters<typeof sampleExperience>[0] = {}, options: Partial<RenderExperienceOptions> = {}) =>
  renderExperience({
    language: 'en',
    experience: sampleExperience(changes),
    origin: 'https://taplet.example',
    assets,
    ...options,
  })

/** Structured data as search engines parse it: from the first such element to its end. */
function structured(html: string) {
  const [, text = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(text)
}

describe('link previews', () => {
  it('show the picture made for the app, with its size, where the owner chose none', () => {
    const html = render({}, { coverUrl: COVER })
    expect(html).toContain(`property="og:image" content="https://taplet.example${COVER}"`)
    expect(html).toContain('property="og:image:width" content="1200"')
    expect(html).toContain('property="og:image:height" content="630"')
    expect(html).toContain('property="og:image:alt" content="Ofelia"')
    expect(html).toContain('name="twitter:card" content="summary_large_image"')
  })

  it('show what the owner chose all the same', () => {
    const html = render({ shareImageUrl: 'https://pictures.example/a.jpg' }, { coverUrl: COVER })
    expect(html).toContain('property="og:image" content="https://pictures.example/a.jpg"')
    expect(html).not.toContain(COVER)
  })

  it('are told the language that the app is written in', () => {
    expect(render()).toContain('property="og:locale" content="en_US"')
    expect(render({ slides: [] })).not.toContain('og:locale')
  })
})

describe('search engines', () => {
  it('read the app and its slides by name', () => {
    const [first, second] = sampleExperience().slides
    if (!first || !second) throw new Error('The sample has slides')
    const slides = [
      { ...first, title: 'Today' },
      { ...second, title: '' },
      { ...second, title: 'Find us' },
    ]
    expect(structured(render({ slides }))).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: 'Ofelia',
      itemListElement: ['Today', 'Find us'],
    })
  })

  it('read how it was rated, where its slides say so', () => {
    const form = (widgetId: string, widgetData: object = {}) => ({ widgetId, widgetType: 'REVIEW_FORM', widgetData })
    const live = {
      reviews: {
        a: { count: 3, average: 5, reviews: [] },
        b: { count: 1, average: 2, reviews: [] },
        quiet: { count: 90, average: 1, reviews: [] },
      },
    }
    const rated = (widgets: object[]) => {
      const [first] = sampleExperience().slides
      const slide = publicExperience.shape.slides.element.parse({ ...first, title: 'Today', widgets })
      return structured(render({ slides: [slide], live }))
    }
    const { '@graph': [list, merchant] = [] } = rated([form('a'), form('b'), form('quiet', { showsAverage: false })])
    expect(list).toMatchObject({ '@type': 'ItemList', itemListElement: ['Today'] })
    expect(merchant).toEqual({
      '@type': 'Organization',
      name: 'Ofelia',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 4 },
    })
    for (const widgets of [[form('none')], [form('quiet', { showsAverage: false })]])
      expect(JSON.stringify(rated(widgets))).not.toContain('Rating')
  })

  it('read when a shop is open, where a slide says so', () => {
    const [first] = sampleExperience().slides
    const week = [[{ from: '08:00', until: '18:00' }], [], [], [], [], [], []]
    const widgets = [{ widgetId: 'h', widgetType: 'OPENING_HOURS', widgetData: { week } }]
    const slide = publicExperience.shape.slides.element.parse({ ...first, title: '', widgets })
    expect(structured(render({ slides: [slide] }))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: 'Ofelia',
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '08:00', closes: '18:00' },
      ],
    })
  })

  it('read what people wrote to the letter, and nothing of it ends the element', () => {
    for (const name of [
      '</script><script>alert(1)</script>',
      '<!--<script>',
      '0;url=https://evil" http-equiv="refresh',
    ]) {
      const [slide] = sampleExperience().slides
      const html = render({ pageName: name, slides: slide ? [{ ...slide, title: name }] : [] })
      expect(structured(html)).toMatchObject({ name, itemListElement: [name] })
      expect(html).not.toMatch(/<script>alert|<!--|content="0;url=https:\/\/evil"/)
    }
  })

  it('leave out what its owner keeps from them', () => {
    const slides = sampleExperience().slides.map((slide) => ({ ...slide, title: 'Menu' }))
    expect(render({ slides })).toContain('ld+json')
    const html = render({ slides }, { isFindable: false })
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('ld+json')
    expect(render()).not.toContain('name="robots"')
  })
})

describe('other websites', () => {
  it('find out how to show the app only where its owner lets them', () => {
    expect(render({}, { mayBeEmbedded: true })).toContain(
      'type="application/json+oembed" href="https://taplet.example/oembed?url=https%3A%2F%2Ftaplet.example%2Fofelia"',
    )
    expect(render()).not.toContain('oembed')
  })

  it('show it in a frame whose links open windows of their own, and whose slides stay inside', () => {
    const html = render({}, { isEmbedded: true })
    const links = [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag)
    expect(links.length).toBeGreaterThan(5)
    for (const link of links) expect(link.includes('href="#')).toBe(!link.includes('target="_blank"'))
    expect(html).toContain('<link rel="canonical" href="https://taplet.example/ofelia"/>')
  })
})

it('ShareTags offers a way to report the page on its last slide, and nowhere else', () => {
  expect(render().match(/href="\/report\/ofelia"/g)).toHaveLength(1)
  expect(render({ slides: [] })).toContain('href="/report/ofelia"')
})
