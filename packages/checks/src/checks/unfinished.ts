import { type Lack, schemaOf } from '@taplet/slides/schema'
import type { Check } from '../define-check.ts'
import { nameOf } from '../words.ts'

const sentences: { [L in Lack]: string } = {
  ADDRESS: 'leads nowhere yet. Visitors do not see it until it does.',
  MEDIA: 'has nothing to show yet. Visitors do not see it until it does.',
}

/** Widgets that were added and not finished. */
export const unfinished: Check = {
  title: 'Not finished yet',
  ofSlide: ({ slideId, content }) =>
    content.widgets.flatMap((widget) => {
      const lack = schemaOf(widget).lacks?.(widget.widgetData)
      if (!lack) return []
      const message = `${nameOf(widget)} ${sentences[lack]}`
      return { severity: 'WARNING', slideId, widgetId: widget.widgetId, control: lack, message }
    }),
}
