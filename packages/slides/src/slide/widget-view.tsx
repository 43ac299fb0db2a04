import { type ComponentType, memo } from 'react'
import type { ViewProps, WidgetSchema } from '../define/define-widget.ts'
import type { FormPage, SentForm } from '../form/form-ref.ts'
import type { Widget } from '../registry/widgets/schemas.ts'
import { widgetViews } from '#widget-views'

type Drawing = Omit<ViewProps<WidgetSchema>, 'data' | 'place' | 'answer'>

/** Draws one widget by its type. Rendered again only when it changes: editors draw their slide with each keystroke. */
export const WidgetView = memo(function WidgetView({
  widget,
  page,
  sent,
  ...rest
}: { widget: Widget; page?: FormPage | undefined; sent?: SentForm | undefined } & Drawing) {
  const { widgetId } = widget
  const forms = { place: page && { ...page, widgetId }, answer: sent?.widgetId === widgetId ? sent.answer : undefined }
  // View and data belong to one type by construction; the compiler cannot follow the correlated union.
  const View = widgetViews[widget.widgetType] as ComponentType<ViewProps<WidgetSchema>>
  return <View data={widget.widgetData} {...rest} {...forms} />
})
