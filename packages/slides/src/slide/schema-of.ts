import type { WidgetSchema } from '../define.ts'
import { type Widget, widgetSchemas } from './widget-schema.ts'

/** The schema of a widget, to ask it about its own data. */
export function schemaOf(widget: Widget): WidgetSchema {
  return widgetSchemas[widget.widgetType]
}
