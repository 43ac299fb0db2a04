import type { WidgetSchema } from '../define.ts'
import { type Widget, widgetSchemas } from './widget-schema.ts'

/** The schema of a widget, to ask it about its own data. */
export function schemaOf(widget: Widget): WidgetSchema {
  // Schema and data belong to one type by construction; the compiler cannot follow the correlated union.
  return widgetSchemas[widget.widgetType] as unknown as WidgetSchema
}
