import { schemaOf } from './schema-of.ts'
import type { Widget } from './widget-schema.ts'

/** What is wrong with a widget's data, by the path of the field; empty when all is well. The first word on a field counts. */
export function fieldErrors(widget: Widget): Readonly<Record<string, string>> {
  const schema = schemaOf(widget)
  const result = schema.data.safeParse(widget.widgetData)
  if (result.success) return schema.refuses?.(widget.widgetData) ?? {}
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[path.join('.')] ??= message
  return errors
}
