import type { Message } from '@taplet/messages'
import { pressedSlide, schemaOf } from '@taplet/slides/schema'
import type { CheckedAddress } from '@taplet/contract'
import type { Check, CheckedSlide } from '../check.ts'
import { messages } from '../messages/messages.ts'

const GONE = [404, 410]

function problemOf({ state, status }: CheckedAddress, host: string): Message | undefined {
  switch (state) {
    case 'BLOCKED':
      return messages.later('deadLinks.blocked', { host })
    case 'DEAD':
      return messages.later(GONE.includes(status) ? 'deadLinks.gone' : 'deadLinks.noWebsite', { host })
    case 'PRIVATE':
      return messages.later('deadLinks.private', { host })
    case 'SILENT':
      return status >= 500
        ? messages.later('deadLinks.error', { host, status })
        : messages.later('deadLinks.silent', { host })
    case 'ALIVE':
    case 'UNKNOWN':
      return undefined
  }
}

interface Link {
  url: string
  widgetId?: string
}

/** The links of a slide; a website slide is one link as a whole. */
const linksOf = ({ content, websiteUrl }: CheckedSlide): Link[] =>
  websiteUrl
    ? [{ url: websiteUrl }]
    : content.widgets.flatMap((widget) =>
        (schemaOf(widget).links?.(widget.widgetData) ?? []).map((url) => ({ url, widgetId: widget.widgetId })),
      )

/** Why a button to this slide does not lead there in this app; undefined when it does. */
function lostSlide(itemId: string, slides: readonly CheckedSlide[]): Message | undefined {
  if (itemId === '') return slides.length < 2 ? messages.later('deadLinks.onlySlide') : undefined
  return slides.some(({ slideId }) => slideId === itemId) ? undefined : messages.later('deadLinks.slideGone')
}

/** Broken links. */
export const deadLinks: Check = {
  title: messages.later('deadLinks.title'),
  ofApp: (slides) =>
    slides.flatMap(({ slideId, content }) =>
      content.widgets.flatMap((widget) => {
        const action = schemaOf(widget).action?.(widget.widgetData)
        const itemId = action ? pressedSlide(action) : undefined
        const message = itemId === undefined ? undefined : lostSlide(itemId, slides)
        if (!message) return []
        return { severity: 'WARNING', slideId, widgetId: widget.widgetId, control: 'ADDRESS', message } as const
      }),
    ),
  ofSlide: (slide, { addresses }) =>
    linksOf(slide).flatMap(({ url, ...where }) => {
      const fact = Object.hasOwn(addresses, url) ? addresses[url] : undefined
      const message = fact && problemOf(fact, new URL(url).host)
      if (!fact || !message) return []
      const severity = fact.state === 'SILENT' ? 'NOTE' : 'WARNING'
      return { severity, slideId: slide.slideId, ...where, control: 'ADDRESS', about: url, message } as const
    }),
}
