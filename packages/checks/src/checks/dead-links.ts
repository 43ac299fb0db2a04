import { schemaOf } from '@taplet/slides/schema'
import type { CheckedAddress } from '@taplet/contract'
import type { Check, CheckedSlide } from '../check.ts'

const GONE = [404, 410]

function problemOf({ state, status }: CheckedAddress, host: string): string | undefined {
  switch (state) {
    case 'BLOCKED':
      return `Visitors do not see this: links to ${host} are not allowed here, as it was reported for doing harm.`
    case 'DEAD':
      return GONE.includes(status)
        ? `The page is not there any more: ${host} answers “not found”.`
        : `There is no website at ${host}. Look for a typing mistake.`
    case 'PRIVATE':
      return `The address ${host} lies inside a private network. Visitors cannot open it.`
    case 'SILENT':
      return status >= 500
        ? `The website at ${host} answers with an error of its own (${status}). Open it to see whether it works again.`
        : `The website at ${host} did not answer. Open it to see whether it works.`
    case 'ALIVE':
    case 'UNKNOWN':
      return undefined
  }
}

interface Link {
  url: string
  widgetId?: string
}

/** The links of a slide; a website's slide is one link as a whole. */
const linksOf = ({ content, websiteUrl }: CheckedSlide): Link[] =>
  websiteUrl
    ? [{ url: websiteUrl }]
    : content.widgets.flatMap((widget) =>
        (schemaOf(widget).links?.(widget.widgetData) ?? []).map((url) => ({ url, widgetId: widget.widgetId })),
      )

/** Links that lead nowhere. */
export const deadLinks: Check = {
  title: 'Links that lead nowhere',
  ofSlide: (slide, { addresses }) =>
    linksOf(slide).flatMap(({ url, ...where }) => {
      const fact = Object.hasOwn(addresses, url) ? addresses[url] : undefined
      const message = fact && problemOf(fact, new URL(url).host)
      if (!fact || !message) return []
      const severity = fact.state === 'SILENT' ? 'NOTE' : 'WARNING'
      return { severity, slideId: slide.slideId, ...where, control: 'ADDRESS', about: url, message } as const
    }),
}
