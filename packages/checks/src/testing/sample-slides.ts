import type { CheckedAddress } from '@taplet/contract'
import { type MediaInfo, slide } from '@taplet/slides/schema'
import type { CheckedSlide, SlideFacts } from '../check.ts'
import { estimateLayout } from '../estimate/estimate-layout.ts'
import type { LayoutFact, Raster } from '../facts.ts'
import type { CheckId } from '../registry.ts'
import { checkSlide } from '../run-checks.ts'
import { screens } from '../screens.ts'

export const PICTURE = '/media/public/a/images/p-1200.webp'
export const FILM = '/media/videos/film'

type Widgets = { widgetType: string; widgetData: object }[]

export const aSlide = (widgets: Widgets, viewMetadata: object = {}): CheckedSlide => ({
  slideId: 's1',
  name: 'Welcome',
  content: slide.parse({
    viewId: 'v1',
    viewMetadata,
    widgets: widgets.map((one, index) => ({ widgetId: `w${index}`, ...one })),
  }),
})
export const text = (words: string, metadata: object = {}) => ({
  widgetType: 'TEXT_BOX',
  widgetData: { text: words, metadata },
})
export const link = (data: object = {}) => ({
  widgetType: 'LINK',
  widgetData: { linkText: 'Order now', linkValue: 'https://lark.coffee/order', ...data },
})
export const image = (data: object = {}) => ({ widgetType: 'IMAGE', widgetData: { imageUrl: PICTURE, ...data } })
export const video = (metadata: object) => ({ widgetType: 'VIDEO', widgetData: { videoUrl: FILM, metadata } })

export const file = (url: string, kind: 'IMAGE' | 'VIDEO', bytes: number): MediaInfo => ({
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
export const MEDIA = { [PICTURE]: file(PICTURE, 'IMAGE', 90_000), [FILM]: file(FILM, 'VIDEO', 900_000) }

/** A picture of one colour. */
export const plain = (red: number, green: number, blue: number): Raster => ({
  width: 2,
  height: 2,
  data: Uint8ClampedArray.from([0, 1, 2, 3].flatMap(() => [red, green, blue, 255])),
})
export const factsOf = (one: CheckedSlide, more: Partial<SlideFacts> = {}): SlideFacts => ({
  // As if measured: fixes are verified only then.
  layout: { ...estimateLayout(one.content, MEDIA), isEstimate: false },
  pixels: undefined,
  addresses: {},
  media: MEDIA,
  isFirst: true,
  ...more,
})
export const found = (id: CheckId, one: CheckedSlide, more: Partial<SlideFacts> = {}) =>
  checkSlide(one, factsOf(one, more)).filter(({ checkId }) => checkId === id)
export const answer = (
  state: CheckedAddress['state'],
  status = 0,
  mayBeFramed: boolean | null = null,
): CheckedAddress => ({
  state,
  status,
  mayBeFramed,
  checkedAt: '2026-01-01T00:00:00.000Z',
})
export const measured = (one: CheckedSlide, changes: Partial<LayoutFact>): { layout: LayoutFact } => ({
  layout: { ...estimateLayout(one.content, MEDIA), isEstimate: false, ...changes },
})
export const onScreens = (fault: object) =>
  screens.map((screen) => ({ screen, textScale: 1 as const, cut: [], broken: [], covered: [], below: [], ...fault }))
