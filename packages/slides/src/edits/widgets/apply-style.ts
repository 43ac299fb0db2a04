import type { Slide } from '../../slide/slide-schema.ts'
import type { WidgetType } from '../../registry/widgets/schemas.ts'
import { changeWidgets } from './change-widgets.ts'

/** The look of a widget without what it says: fields of its data, as the widget's editor names them. */
export interface WidgetStyle {
  widgetType: WidgetType
  fields: Readonly<Record<string, unknown>>
}

/** Gives a look to widgets of its kind. Returns the same slide when none of them is, or all look like that already. */
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
