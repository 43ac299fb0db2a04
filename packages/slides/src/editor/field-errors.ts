import { schemaOf, type Widget } from '../registry/widgets/schemas.ts'
import { editorOf } from '../registry/widgets/editors.ts'

type Errors = Readonly<Record<string, string>>

// Edits make new widgets and leave the others as they are: each is looked through once.
const known = new WeakMap<Widget, Errors>()

/** What is wrong with a widget's data, by the path of the field; empty when all is well. The first word on a field counts. */
export function fieldErrors(widget: Widget): Errors {
  const before = known.get(widget)
  if (before) return before
  const errors = findErrors(widget)
  known.set(widget, errors)
  return errors
}

function findErrors(widget: Widget): Errors {
  const result = schemaOf(widget).data.safeParse(widget.widgetData)
  if (result.success) return editorOf(widget).refuses?.(widget.widgetData) ?? {}
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[path.join('.')] ??= message
  return errors
}
