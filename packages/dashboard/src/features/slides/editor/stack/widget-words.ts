import { editorOf, fieldErrors } from '@taplet/slides/editor'
import type { MediaLookup, Widget } from '@taplet/slides/schema'
import { language } from '../../../../lib/text.ts'

/** How a widget is called in lists: its title, a quieter line, and what keeps it from being saved; the rest is for the checks to say. */
export function widgetWords(widget: Widget, media: MediaLookup) {
  const { title, detail } = editorOf(widget)
  const data = widget.widgetData
  const own = title(data, language)
  // A file's address says little to a person; the name they gave the file says more.
  const address = Object.entries(media).find(([url]) => own !== '' && url.endsWith(`/${own}`))?.[1]
  const name = address && 'fileName' in address && typeof address.fileName === 'string' ? address.fileName : own
  return {
    title: name.replaceAll(/\s+/g, ' '),
    detail: detail(data, language),
    problem: Object.values(fieldErrors(widget, language))[0],
  }
}
