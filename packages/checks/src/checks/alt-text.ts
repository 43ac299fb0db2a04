import { schemaOf } from '@taplet/slides/schema'
import type { Check } from '../check.ts'
import { messages } from '../messages/messages.ts'

/** Pictures without alternative text. */
export const altText: Check = {
  title: messages.later('altText.title'),
  ofSlide: ({ slideId, content }) =>
    content.widgets.flatMap((widget) => {
      const schema = schemaOf(widget)
      if (schema.altText?.(widget.widgetData)?.trim() !== '') return []
      const isLink = (schema.links?.(widget.widgetData) ?? []).length > 0
      return {
        severity: 'WARNING',
        slideId,
        widgetId: widget.widgetId,
        control: 'ALT_TEXT',
        message: messages.later(isLink ? 'altText.link' : 'altText.picture'),
      }
    }),
}
