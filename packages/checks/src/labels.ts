import type { Message } from '@taplet/messages'
import { schemaOf, type Widget, widgetName } from '@taplet/slides/schema'
import type { CheckedSlide } from './check.ts'
import { messages } from './messages/messages.ts'

const LONGEST = 32

/** A widget's readable name: “First words of it”, or its type. */
export function nameOf(widget: Widget): Message {
  const schema = schemaOf(widget)
  const [first = ''] = schema.summary(widget.widgetData).trim().split('\n')
  if (first === '' || /\.[a-z0-9]{2,5}$/i.test(first)) {
    const kind = widgetName(widget.widgetType)
    return messages.later('nameless', { kind: (language) => kind(language).toLowerCase() })
  }
  const letters = Array.from(first.replaceAll('\t', ' '))
  const words = letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : letters.join('')
  return messages.later('name', { words })
}

/** The readable name of the widget with this id; "Something" for a deleted one. */
export function nameOfId({ content }: CheckedSlide, widgetId: string): Message {
  const widget = content.widgets.find((one) => one.widgetId === widgetId)
  return widget ? nameOf(widget) : messages.later('nameOfGone')
}

/** Formats a size in kilobytes or megabytes. */
export const sizeOf = (bytes: number): Message =>
  bytes < 1_000_000
    ? messages.later('kilobytes', { size: Math.max(1, Math.round(bytes / 1000)) })
    : messages.later('megabytes', { size: Math.round(bytes / 100_000) / 10 })
