import { type MediaInfo, type MediaLookup, schemaOf, slideWeight } from '@taplet/slides/schema'
import { backdropMedia } from '../backdrop/backdrop.ts'
import type { Check, CheckedSlide, Draft } from '../check.ts'
import { sizeOf } from '../labels.ts'
import { messages } from '../messages/messages.ts'

// In bytes. A phone on a slow network (1.6 Mbit/s) loads some 200 KB per second.
const FIRST_PICTURE = 250_000
const FIRST_VIDEO = 3_000_000
const WHOLE_APP = 8_000_000
const SLOW_BYTES_PER_SECOND = 200_000
// Markup before compression, to about a sixth; 14 KB with styles and script fit into one round trip.
const FIRST_MARKUP = 40_000
const PHONE_PIXELS = 1080

/** Bytes of this media that a common phone loads; 0 while unknown. */
function phoneFile(info: MediaInfo | undefined): number {
  const sources = info?.sources ?? []
  const [best] = sources
  if (!best) return 0
  const types = ['image/avif', 'image/webp', best.type].filter((type) => sources.some((one) => one.type === type))
  const files = sources.filter((one) => one.type === types[0])
  return (files.find((file) => file.width >= PHONE_PIXELS) ?? files.at(-1))?.bytes ?? 0
}

const find = (media: MediaLookup, url: string): MediaInfo | undefined =>
  Object.hasOwn(media, url) ? media[url] : undefined

const mediaOf = ({ content }: CheckedSlide): string[] => [
  ...[backdropMedia(content)?.url ?? []].flat(),
  ...content.widgets.flatMap((widget) => schemaOf(widget).media?.(widget.widgetData) ?? []),
]

function firstMediaDraft({ slideId, content }: CheckedSlide, media: MediaLookup): Draft[] {
  const info = find(media, backdropMedia(content)?.url ?? '')
  const bytes = phoneFile(info)
  if (!info || bytes <= (info.kind === 'VIDEO' ? FIRST_VIDEO : FIRST_PICTURE)) return []
  const seconds = Math.round(bytes / SLOW_BYTES_PER_SECOND)
  const message = messages.later(info.kind === 'VIDEO' ? 'weight.video' : 'weight.picture', {
    size: sizeOf(bytes),
    seconds: Math.max(2, seconds),
  })
  return [{ severity: info.kind === 'VIDEO' ? 'NOTE' : 'WARNING', slideId, about: 'media', message }]
}

/** Finds what makes visitors wait. */
export const weight: Check = {
  title: messages.later('weight.title'),
  ofSlide(slide, { media, isFirst }) {
    if (!isFirst) return []
    const markup = slideWeight(slide.content)
    const drafts = firstMediaDraft(slide, media)
    if (markup <= FIRST_MARKUP) return drafts
    const message = messages.later('weight.markup', { size: sizeOf(markup) })
    return [...drafts, { severity: 'NOTE', slideId: slide.slideId, about: 'markup', message }]
  },
  ofApp(slides, media) {
    const sizes = [...new Set(slides.flatMap(mediaOf))].map((url) => ({ url, bytes: phoneFile(find(media, url)) }))
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
    if (total <= WHOLE_APP) return []
    const heaviest = sizes.toSorted((one, other) => other.bytes - one.bytes)[0]
    const slide = slides.find((one) => mediaOf(one).includes(heaviest?.url ?? ''))
    const message = messages.later('weight.wholeApp', {
      size: sizeOf(total),
      heaviest: sizeOf(heaviest?.bytes ?? 0),
      slide: slide?.name ?? '',
    })
    return [{ severity: 'NOTE', slideId: slide?.slideId ?? '', message }]
  },
}
