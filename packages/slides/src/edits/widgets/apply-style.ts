import type { Slide } from '../../slide/slide-schema.ts'
import type { WidgetType } from '../../registry/widgets/schemas.ts'
import { changeWidgets } from './change-widgets.ts'

/** The style of a widget without its content: fields of its data, as the widget's editor names them. */
export interface WidgetStyle {
  widgetType: WidgetType
  fields: Readonly<Record<string, unknown>>
}

/** Applies a style to widgets of its kind. Returns the same slide when none is of it, or all have that style. */
export function applyStyle<S extends Slide>(slide: S, widgetIds: readonly string[], style: WidgetStyle): S {
  const kin = slide.widgets.filter(
    ({ widgetId, widgetType }) => widgetType === style.widgetType && widgetIds.includes(widgetId),
  )
  return changeWidgets(
    slide,
    kin.map(({ widgetId }) => widgetId),
    style.fields,
  )
}
