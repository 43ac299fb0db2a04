import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type MediaInfo, type Slide, slide } from '../schema.ts'
import { SlideView } from '../view.ts'
import { pickSource } from '../widgets/video/behavior.ts'
import { columnSpans } from './column-spans.ts'

const PHOTO = '/media/public/cup.webp'
const file = (name: string, type: string, width: number) => ({
  url: `/media/${name}`,
  type,
  width,
  height: 10,
  bytes: 1,
})
const photo: MediaInfo = {
  url: PHOTO,
  kind: 'IMAGE',
  status: 'READY',
  width: 1200,
  height: 800,
  placeholder: 'data:image/webp;base64,AAAA',
  posterUrl: '',
  sources: [file('s.webp', 'image/webp', 400), file('l.webp', 'image/webp', 1200), file('s.avif', 'image/avif', 400)],
}
const withBackground = (background: object, widgets: object[] = []): Slide =>
  slide.parse({ viewId: 'v', viewMetadata: { backgroundMedia: background }, widgets })
const render = (one: Slide, isDeferred: boolean, media: Record<string, MediaInfo> = { [PHOTO]: photo }) =>
  renderToStaticMarkup(<SlideView slide={one} media={media} isDeferred={isDeferred} isPriority={!isDeferred} />)

describe('A background picture', () => {
  const one = withBackground({ type: 'IMAGE', url: PHOTO, focalPoint: { x: 20, y: 80 } })

  it('is fetched first on the first slide, in the best type and size, cropped about its focal point', () => {
    const html = render(one, false)
    expect(html).toContain('fetchPriority="high"')
    expect(html).toContain('type="image/avif"')
    expect(html).toContain('/media/s.webp 400w,/media/l.webp 1200w')
    expect(html).toContain('--tp-x:20%;--tp-y:80%')
    expect(html).toContain('data:image/webp;base64,AAAA')
  })

  it('[14.15] waits on other slides where browsers without a script see it, valid as it stands', () => {
    const [deferred, fallback] = render(one, true).split('<noscript class="tp-late">')
    expect(deferred).not.toMatch(/<img|<source/)
    expect(fallback).toMatch(/^<picture><source type="image\/avif".*<img [^>]*loading="lazy"\/><\/picture><\/noscript>/)
  })

  it('is shown as it is when nothing more is known of it', () => {
    expect(render(one, false, {})).toContain(`src="${PHOTO}"`)
  })

  it('never lets a placeholder break out of its style', () => {
    const evil = { ...photo, placeholder: 'data:image/png;base64,AA");background:url(https://evil.example' }
    expect(render(one, false, { [PHOTO]: evil })).not.toContain('evil.example')
  })
})

describe('A video', () => {
  const url = '/media/public/clip.mp4'
  const info: MediaInfo = {
    ...photo,
    url,
    kind: 'VIDEO',
    placeholder: '',
    posterUrl: '/media/poster.webp',
    sources: [],
  }
  const widget = (metadata: object) => ({ widgetId: 'w', widgetType: 'VIDEO', widgetData: { videoUrl: url, metadata } })
  const ready = { ...info, sources: [file('s.mp4', 'video/mp4', 360), file('l.mp4', 'video/mp4', 720)] }

  it('holds no file until its slide is reached, but tells where its renditions are', () => {
    const html = render(withBackground({}, [widget({})]), true, { [url]: ready }).split('<noscript>')[0]
    expect(html).toContain('data-sources="/media/s.mp4 360 /media/l.mp4 720"')
    expect(html).toContain('data-poster="/media/poster.webp"')
    expect(html).not.toMatch(/\ssrc="/)
    expect(html).toMatch(/muted/)
    expect(html).toMatch(/playsInline/i)
  })

  it.each([
    'https://res.example/f_auto,w_360/clip.mp4',
    'https://ok.example/a,http://evil.example/b.mp4',
    'https://ok.example/a\u00a0b,1.mp4',
  ])('is one address, whatever signs it holds: %s', (address) => {
    const one = withBackground({}, [{ widgetId: 'w', widgetType: 'VIDEO', widgetData: { videoUrl: address } }])
    const html = render(one, true, {})
    const sources = /data-sources="([^"]*)"/.exec(html)?.[1] ?? ''
    expect(pickSource(sources, 800)).toBe(address)
    expect(html).toContain(`<video class="tp-video-file" src="${address}"`)
  })

  it('plays the smallest rendition that fills the screen, else the widest', () => {
    const sources = '/media/s,1.mp4 360 /media/m,2.mp4 720 /media/l,3.mp4 1080'
    expect([1, 360, 361, 1080, 4000].map((width) => pickSource(sources, width))).toEqual([
      '/media/s,1.mp4',
      '/media/s,1.mp4',
      '/media/m,2.mp4',
      '/media/l,3.mp4',
      '/media/l,3.mp4',
    ])
    expect(pickSource('', 100)).toBe('')
  })

  it('that is not ready shows its poster, or says so quietly', () => {
    const processing = { ...info, status: 'PROCESSING' as const }
    expect(render(withBackground({}, [widget({})]), false, { [url]: processing })).toContain('src="/media/poster.webp"')
    const failed = { ...info, status: 'FAILED' as const, posterUrl: '' }
    expect(render(withBackground({}, [widget({})]), false, { [url]: failed })).toContain('This video cannot be shown')
  })

  it('that fills the slide lies behind the stack, not in it', () => {
    const html = render(withBackground({}, [widget({ fullscreen: true })]), false, { [url]: ready })
    expect(html.indexOf('<video')).toBeLessThan(html.indexOf('tp-stack'))
  })

  it('with sound offers a button for it, hidden until the browser has refused the sound', () => {
    expect(render(withBackground({}, [widget({ muted: false })]), false)).toMatch(/<button[^>]*hidden/)
    expect(render(withBackground({}, [widget({})]), false)).not.toContain('tp-sound')
  })
})

describe('The stack', () => {
  it.each([
    [[], []],
    [
      ['half', 'half'],
      ['half', 'half'],
    ],
    [['half'], ['full']],
    [
      ['half', 'half', 'half', 'full'],
      ['half', 'half', 'full', 'full'],
    ],
    [
      ['half', 'full', 'half'],
      ['full', 'full', 'full'],
    ],
  ] as const)('pairs %j as %j', (wanted, spans) => expect(columnSpans(wanted)).toEqual(spans))

  it('sets the last widgets apart at the foot when told', () => {
    const widgets = ['a', 'b'].map((widgetId) => ({ widgetId, widgetType: 'TEXT_BOX', widgetData: { text: 'Hello' } }))
    const one = slide.parse({ viewId: 'v', viewMetadata: { footCount: 1, anchor: 'TOP' }, widgets })
    const foot = render(one, false).split('tp-foot-group')[1]
    expect(foot).toContain('data-widget-id="b"')
    expect(foot).not.toContain('data-widget-id="a"')
  })

  it('keeps the foot of the slide to what was put there, though nothing of it is filled yet', () => {
    const widgets = [
      { widgetId: 'a', widgetType: 'TEXT_BOX', widgetData: { text: 'Hello' } },
      { widgetId: 'b', widgetType: 'IMAGE', widgetData: {} },
    ]
    const one = slide.parse({ viewId: 'v', viewMetadata: { footCount: 1, anchor: 'TOP' }, widgets })
    expect(render(one, false).split('tp-foot-group')[1] ?? '').not.toContain('data-widget-id="a"')
  })
})
