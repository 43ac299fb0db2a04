import { type Widget, type WidgetType, widgetSchemas } from '../../registry/widgets/schemas.ts'

/** Creates a widget of a type with its default data. */
export function createWidget(widgetType: WidgetType, widgetId: string): Widget {
  // Type and defaults come from one line of the registry; the compiler cannot follow the correlated union.
  return { widgetId, widgetType, widgetData: structuredClone(widgetSchemas[widgetType].defaults) } as Widget
}
