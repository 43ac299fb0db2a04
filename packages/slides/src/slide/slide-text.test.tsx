import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type MediaInfo, slide, slideWeight } from '../schema.ts'
import { SlideView } from '../view.ts'

const boxes = (count: number, text: string, detail = '') =>
  Array.from({ length: count }, (_, index) => ({
    widgetId: `w${index}`,
    widgetType: 'TEXT_BOX',
    widgetData: { text, detail },
  }))
const refusals = (widgets: object[]) =>
  slide.safeParse({ viewId: 'v', widgets }).error?.issues.map((issue) => issue.message)

describe('The text of a slide', () => {
  it('may have 12,000 characters in all, details included', () => {
    expect(refusals(boxes(3, 'a'.repeat(3900), 'b'.repeat(100)))).toBeUndefined()
    expect(refusals(boxes(3, 'a'.repeat(3900), 'b'.repeat(101)))).toEqual([
      'must have at most 12,000 characters of text on one slide',
    ])
  })

  it('may have 120 lines in a box and 300 in all', () => {
    const lines = (count: number) => Array.from({ length: count }, () => 'x').join('\n')
    expect(refusals(boxes(1, lines(120)))).toBeUndefined()
    expect(refusals(boxes(1, lines(121)))).toEqual(['must have at most 120 lines'])
    expect(refusals(boxes(3, lines(100)))).toBeUndefined()
    expect(refusals(boxes(4, lines(100)))).toEqual(['must have at most 300 lines of text on one slide'])
    expect(refusals(boxes(60, '\t\n'.repeat(2500)))).toEqual(expect.arrayContaining(['must have at most 120 lines']))
  })
})

describe('The weight of a slide', () => {
  const url = '/media/protected/0f0e0d0c-1111-2222-3333-444455556666/images/00112233445566778899aabbccddeeff-1440.webp'
  const info: MediaInfo = {
    url,
    kind: 'IMAGE',
    status: 'READY',
    width: 1440,
    height: 8000,
    placeholder: `data:image/webp;base64,${'A'.repeat(380)}`,
    posterUrl: url,
    sources: [360, 720, 1080, 1440].map((width) => ({ url, type: 'image/webp', width, height: 10, bytes: 1 })),
  }
  const video = { ...info, kind: 'VIDEO' as const }
  const many = (widgetType: string, widgetData: object) =>
    Array.from({ length: 60 }, (_, index) => ({
      widgetId: `${'w'.repeat(60)}-${index}`,
      widgetType,
      widgetData,
    }))
  const boxOfQuotes = { text: "'".repeat(200), metadata: { textSize: 66, fillColor: '#FFFFFF', isBleeding: true } }
  const longUrl = `https://a.example/?${'&'.repeat(2000)}`
  const cases: [string, object[], MediaInfo][] = [
    ['no widget', [], info],
    ['quotes, which grow in HTML', many('TEXT_BOX', boxOfQuotes), info],
    ['lines of two ends', many('TEXT_BOX', { text: '\t\t\n\t\n\t\n\t\n\t1' }), info],
    ['pictures', many('IMAGE', { imageUrl: url, altText: '"'.repeat(300), metadata: { linkUrl: longUrl } }), info],
    ['pictures from elsewhere', many('IMAGE', { imageUrl: longUrl }), info],
    ['videos', many('VIDEO', { videoUrl: url, metadata: { muted: false } }), video],
    ['videos from elsewhere', many('VIDEO', { videoUrl: longUrl }), video],
    ['links', many('LINK', { linkValue: longUrl, linkText: '<'.repeat(60) }), info],
    ['social links', many('SOCIAL_LINK', { linkType: 'customlink', linkUsername: longUrl, linkText: "'" }), info],
    ['names in other scripts', many('SOCIAL_LINK', { linkType: 'linkedin', linkUsername: '日'.repeat(100) }), info],
  ]

  it.each(cases)('is never less than its bytes of HTML: %s', (_, widgets, media) => {
    const one = slide.parse({
      viewId: 'v',
      widgets,
      viewMetadata: { backgroundMedia: { type: media.kind, url } },
    })
    const html = renderToStaticMarkup(<SlideView slide={one} media={{ [url]: media }} isDeferred />)
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(slideWeight(one))
    expect(Buffer.byteLength(html)).toBeGreaterThan(slideWeight(one) / 12)
  })
})
