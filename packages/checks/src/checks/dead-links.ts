import { schemaOf } from '@taplet/slides/schema'
import type { CheckedAddress } from '@taplet/contract/studio'
import type { Check } from '../define-check.ts'

const GONE = [404, 410]

function problemOf({ state, status }: CheckedAddress, host: string): string | undefined {
  switch (state) {
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

/** Links that lead nowhere. */
export const deadLinks: Check = {
  title: 'Links that lead nowhere',
  ofSlide: ({ slideId, content }, { addresses }) =>
    content.widgets.flatMap((widget) =>
      (schemaOf(widget).links?.(widget.widgetData) ?? []).flatMap((url) => {
        const fact = Object.hasOwn(addresses, url) ? addresses[url] : undefined
        const message = fact && problemOf(fact, new URL(url).host)
        if (!fact || !message) return []
        const severity = fact.state === 'SILENT' ? 'NOTE' : 'WARNING'
        return { severity, slideId, widgetId: widget.widgetId, control: 'LINK', about: url, message } as const
      }),
    ),
}
