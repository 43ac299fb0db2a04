import { ORDER } from '@taplet/slides/edits'
import type { MediaLookup, Slide, Widget } from '@taplet/slides/schema'
import { text } from '../../../../lib/text.ts'
import { fieldLabel, valueLabel } from '../../../../editing/value-label.ts'
import { widgetLabels } from '../stack/widget-labels.ts'

const LONGEST_TITLE = 40 // characters; the full values are below

const shortened = (title: string) =>
  title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE).replace(/[\s.,;:…]+$/, '')}…` : title

/** Readable names of a slide's parts, for lists of differences between versions. */
export function describePart(versions: readonly Slide[], media: MediaLookup) {
  const find = (id: string): Widget | undefined =>
    versions.flatMap((slide) => slide.widgets).find((widget) => widget.widgetId === id)
  const titleOf = (widget: Widget | undefined) => (widget ? shortened(widgetLabels(widget, media).title) : '')

  function label(path: readonly string[]): string {
    const [first, second = '', third, ...rest] = path
    if (first === 'viewName') return text('slides:conflict.name')
    if (second === ORDER) return text('slides:conflict.order')
    if (first === 'widgets') {
      const field = rest.at(-1)
      return field === undefined ? titleOf(find(second)) : `${titleOf(find(second))}: ${fieldLabel(field)}`
    }
    const part = second === 'backgroundMedia' ? text('slides:conflict.background') : text('slides:conflict.look')
    const field = [third, ...rest].at(-1) ?? second
    return `${part}: ${fieldLabel(field)}`
  }
  function value(path: readonly string[], held: unknown): string {
    if (path.at(-1) === ORDER && Array.isArray(held)) return held.map((id) => titleOf(find(String(id)))).join(' · ')
    const [first, , third] = path
    if (first !== 'widgets' || third !== undefined) return valueLabel(held)
    if (held === undefined) return text('conflict:gone')
    // The path of a whole widget holds a widget of one of the versions.
    const what = titleOf(held as Widget)
    return what === '' ? text('conflict:unnamed') : text('conflict:there', { what })
  }
  return { label, value }
}
