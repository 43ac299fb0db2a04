import { schemaOf } from '@taplet/slides/schema'
import type { Check } from '../check.ts'
import { messages } from '../messages/messages.ts'

/** Videos with sound but without captions. */
export const captions: Check = {
  title: messages.later('captions.title'),
  ofSlide: ({ slideId, content }, { media }) =>
    content.widgets.flatMap((widget) => {
      const schema = schemaOf(widget)
      if (!schema.hasSound?.(widget.widgetData)) return []
      const files = (schema.media?.(widget.widgetData) ?? []).map((url) =>
        Object.hasOwn(media, url) ? media[url] : undefined,
      )
      if (files.some((info) => (info?.captions ?? []).length > 0)) return []
      const isOurs = files.some((info) => info !== undefined)
      return {
        severity: 'WARNING',
        slideId,
        widgetId: widget.widgetId,
        control: 'MEDIA',
        message: messages.later(isOurs ? 'captions.ours' : 'captions.elsewhere'),
      }
    }),
}
