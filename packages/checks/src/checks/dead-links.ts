import type { Message } from '@taplet/messages'
import { schemaOf } from '@taplet/slides/schema'
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

/** Broken links. */
export const deadLinks: Check = {
  title: messages.later('deadLinks.title'),
  ofSlide: (slide, { addresses }) =>
    linksOf(slide).flatMap(({ url, ...where }) => {
      const fact = Object.hasOwn(addresses, url) ? addresses[url] : undefined
      const message = fact && problemOf(fact, new URL(url).host)
      if (!fact || !message) return []
      const severity = fact.state === 'SILENT' ? 'NOTE' : 'WARNING'
      return { severity, slideId: slide.slideId, ...where, control: 'ADDRESS', about: url, message } as const
    }),
}
