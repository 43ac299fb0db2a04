import { ORDER } from '@taplet/slides/edits'
import type { MediaLookup, Slide, Widget } from '@taplet/slides/schema'
import { text } from '../../../../lib/text.ts'
import { fieldWords, valueWords } from '../../../../editing/value-words.ts'
import { widgetWords } from '../stack/widget-words.ts'

const LONGEST_TITLE = 40 // letters; the values stand below in full

const shortened = (title: string) =>
  title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE).replace(/[\s.,;:…]+$/, '')}…` : title

/** What people call the parts of a slide, for lists of what differs between versions of it. */
export function describePart(versions: readonly Slide[], media: MediaLookup) {
  const find = (id: string): Widget | undefined =>
    versions.flatMap((slide) => slide.widgets).find((widget) => widget.widgetId === id)
  const titleOf = (widget: Widget | undefined) => (widget ? shortened(widgetWords(widget, media).title) : '')

  function label(path: readonly string[]): string {
    const [first, second = '', third, ...rest] = path
    if (first === 'viewName') return text('slides:conflict.name')
    if (second === ORDER) return text('slides:conflict.order')
    if (first === 'widgets') {
      const field = rest.at(-1)
      return field === undefined ? titleOf(find(second)) : `${titleOf(find(second))}: ${fieldWords(field)}`
    }
    const part = second === 'backgroundMedia' ? text('slides:conflict.background') : text('slides:conflict.look')
    const field = [third, ...rest].at(-1) ?? second
    return `${part}: ${fieldWords(field)}`
  }
  function value(path: readonly string[], held: unknown): string {
    if (path.at(-1) === ORDER && Array.isArray(held)) return held.map((id) => titleOf(find(String(id)))).join(' · ')
    const [first, , third] = path
    if (first !== 'widgets' || third !== undefined) return valueWords(held)
    if (held === undefined) return text('editing:conflict.gone')
    // At the path of a whole widget stands a widget of one of the versions.
    const what = titleOf(held as Widget)
    return what === '' ? text('editing:conflict.unnamed') : text('editing:conflict.there', { what })
  }
  return { label, value }
}
