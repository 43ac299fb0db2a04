import { schemaOf } from '@taplet/slides/schema'
import type { Check } from '../check.ts'

/** Pictures that say nothing to someone who cannot see them. */
export const altText: Check = {
  title: 'Pictures without words',
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
        message: isLink
          ? 'This picture is a link, and someone who cannot see it hears only an address. Write where it leads.'
          : 'Someone who cannot see this picture hears nothing of it. Describe it, or mark it as decoration.',
      }
    }),
}
