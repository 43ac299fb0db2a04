import { schemaOf } from '@taplet/slides/schema'
import type { Check } from '../check.ts'

/** Videos that speak and cannot be read along. */
export const captions: Check = {
  title: 'Videos without captions',
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
        message: isOurs
          ? 'This video has sound and no captions: in a loud room, or to someone who is deaf, it says nothing. Add captions.'
          : 'This video has sound, and a video from another address can carry no captions. Upload it to add some.',
      }
    }),
}
