import { schemaOf, type Widget } from '../../registry/widgets/schemas.ts'
import type { Slide } from '../../slide/slide-schema.ts'
import { isSameData } from '../merge/same-data.ts'
import { withFields } from './with-fields.ts'

/**
 * Sets fields of several widgets to the same values; each takes the fields it has. A widget for which they are invalid
 * stays unchanged. Returns the same slide when nothing changes.
 */
export function changeWidgets<S extends Slide>(slide: S, widgetIds: readonly string[], fields: unknown): S {
  const changed = (widget: Widget): Widget => {
    if (!widgetIds.includes(widget.widgetId)) return widget
    const widgetData = withFields(widget.widgetData, fields)
    if (isSameData(widgetData, widget.widgetData)) return widget
    // A widget that is invalid already may still change: it does not get worse.
    const [before, after] = [widget.widgetData, widgetData].map((data) => schemaOf(widget).data.safeParse(data).success)
    // Only values changed, so the data is still of the widget's own type.
    return before === true && after !== true ? widget : ({ ...widget, widgetData } as Widget)
  }
  const widgets = slide.widgets.map(changed)
  return widgets.every((one, index) => one === slide.widgets[index]) ? slide : { ...slide, widgets }
}
