import { DEFAULT_LANGUAGE } from '@taplet/messages'
import { schemaOf, type Widget, widgetName } from '@taplet/slides/schema'
import type { CheckedSlide } from './check.ts'

const LONGEST = 32

/** A widget as a person would point at it: “First words of it”, or its kind. */
export function nameOf(widget: Widget): string {
  const schema = schemaOf(widget)
  const [first = ''] = schema.summary(widget.widgetData).trim().split('\n')
  if (first === '' || /\.[a-z0-9]{2,5}$/i.test(first))
    return `The ${widgetName(widget.widgetType)(DEFAULT_LANGUAGE).toLowerCase()}`
  const letters = Array.from(first.replaceAll('\t', ' '))
  return `“${letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : first.replaceAll('\t', ' ')}”`
}

/** The widget with this id, named; a widget that is gone is "Something". */
export function nameOfId({ content }: CheckedSlide, widgetId: string): string {
  const widget = content.widgets.find((one) => one.widgetId === widgetId)
  return widget ? nameOf(widget) : 'Something'
}

/** Kilobytes or megabytes as people say them. */
export const inWords = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(Math.round(bytes / 100_000) / 10).toLocaleString('en')} MB`
