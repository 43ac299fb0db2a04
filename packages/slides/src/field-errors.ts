import { schemaOf } from './slide/schema-of.ts'
import type { Widget } from './slide/widget-schema.ts'
import { editorOf } from './widget-editors.tsx'

/** What is wrong with a widget's data, by the path of the field; empty when all is well. The first word on a field counts. */
export function fieldErrors(widget: Widget): Readonly<Record<string, string>> {
  const result = schemaOf(widget).data.safeParse(widget.widgetData)
  if (result.success) return editorOf(widget).refuses?.(widget.widgetData) ?? {}
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[path.join('.')] ??= message
  return errors
}
