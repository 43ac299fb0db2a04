import { editorOf, fieldErrors } from '@taplet/slides/editor'
import type { MediaLookup, Widget } from '@taplet/slides/schema'
import { language } from '../../../../lib/text.ts'

/** A widget's name in lists: its title, a subtitle, and why it cannot be saved; the rest is left to the checks. */
export function widgetLabels(widget: Widget, media: MediaLookup) {
  const { title, detail } = editorOf(widget)
  const data = widget.widgetData
  const own = title(data, language)
  // The name given to a file says more than its address.
  const address = Object.entries(media).find(([url]) => own !== '' && url.endsWith(`/${own}`))?.[1]
  const name = address && 'fileName' in address && typeof address.fileName === 'string' ? address.fileName : own
  return {
    title: name.replaceAll(/\s+/g, ' '),
    detail: detail(data, language),
    problem: Object.values(fieldErrors(widget, language))[0],
  }
}
