import { schemaOf, type Widget } from '../../registry/widgets/schemas.ts'
import type { Slide } from '../../slide/slide-schema.ts'
import { isSameData } from '../merge/same-data.ts'
import { withFields } from './with-fields.ts'

/**
 * Gives the same values to fields of several widgets; each takes those it has. A widget that could not hold them stays
 * as it is. Returns the same slide when nothing changes.
 */
export function changeWidgets<S extends Slide>(slide: S, widgetIds: readonly string[], fields: unknown): S {
  const changed = (widget: Widget): Widget => {
    if (!widgetIds.includes(widget.widgetId)) return widget
    const widgetData = withFields(widget.widgetData, fields)
    if (isSameData(widgetData, widget.widgetData)) return widget
    // Fields of a widget that is not valid yet may change all the same: what was wrong before is not made worse.
    const [before, after] = [widget.widgetData, widgetData].map((data) => schemaOf(widget).data.safeParse(data).success)
    // Only values changed, so the data is still of the widget's own type.
    return before === true && after !== true ? widget : ({ ...widget, widgetData } as Widget)
  }
  const widgets = slide.widgets.map(changed)
  return widgets.every((one, index) => one === slide.widgets[index]) ? slide : { ...slide, widgets }
}
