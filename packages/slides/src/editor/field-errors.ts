import { type Language, type Message, objectionOf } from '@taplet/messages'
import type { z } from 'zod'
import { schemaOf, type Widget } from '../registry/widgets/schemas.ts'
import { editorOf } from '../registry/widgets/editors.ts'

type Errors = Readonly<Record<string, Message>>

// Edits create new widget objects and reuse the others, so that each is validated once.
const known = new WeakMap<Widget, Errors>()

/** Returns the errors of a widget's data, by the path of the field; empty when valid. The first of a field counts. */
export function fieldErrors(widget: Widget, language: Language): Readonly<Record<string, string>> {
  const errors = known.get(widget) ?? findErrors(widget)
  known.set(widget, errors)
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [path, message(language)]))
}

/** Returns the message of one of our own rules, in any language; what the library itself says is in English. */
const messageOf = (issue: z.core.$ZodIssue): Message =>
  issue.code === 'custom' && typeof issue.params?.['problem'] === 'function'
    ? (issue.params['problem'] as Message)
    : objectionOf(issue.message)

function findErrors(widget: Widget): Errors {
  const result = schemaOf(widget).data.safeParse(widget.widgetData)
  if (result.success) return editorOf(widget).refuses?.(widget.widgetData) ?? {}
  const errors: Record<string, Message> = {}
  for (const issue of result.error.issues) errors[issue.path.join('.')] ??= messageOf(issue)
  return errors
}
