import { schemaOf, type Widget } from '../registry/widgets/schemas.ts'
import type { Slide } from './slide-schema.ts'
import { lineCount } from './slide-text.ts'

// Bytes of markup, each slightly above the most that the views write.
const PER_SLIDE = 1600
const PER_WIDGET = 900
const PER_LINE = 130
const PER_MEDIA = 4000 // sizes and types twice, once for browsers without scripts, and the blurred placeholder
const MEDIA_MENTIONS = 4

/** Returns the bytes of a text in HTML, where escaped characters take more. */
const escapedBytes = (text: string): number =>
  new TextEncoder().encode(text.replace(/["'&<>]/g, (sign) => (sign === '"' || sign === "'" ? '______' : '_____')))
    .length

function textBytes(value: unknown): number {
  if (typeof value === 'string') return escapedBytes(value)
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((total: number, one) => total + textBytes(one), 0)
}

const mediaBytes = (url: string): number => (url ? PER_MEDIA + MEDIA_MENTIONS * escapedBytes(url) : 0)

function widgetWeight(widget: Widget): number {
  const { media: mediaOf, links: linksOf } = schemaOf(widget)
  const media = mediaOf?.(widget.widgetData) ?? []
  const links = linksOf?.(widget.widgetData) ?? []
  return (
    PER_WIDGET +
    textBytes(widget.widgetData) +
    textBytes(links) +
    PER_LINE * lineCount([widget]) +
    media.reduce((total, url) => total + mediaBytes(url), 0)
  )
}

/** Returns what a slide adds to a published page, in bytes of HTML; an estimate that is never too low. */
export const slideWeight = ({ viewMetadata, widgets }: Pick<Slide, 'viewMetadata' | 'widgets'>): number =>
  widgets.reduce(
    (total, widget) => total + widgetWeight(widget),
    PER_SLIDE + textBytes(viewMetadata) + mediaBytes(viewMetadata.backgroundMedia.url),
  )
