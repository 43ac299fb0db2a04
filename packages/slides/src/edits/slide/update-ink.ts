import { schemaOf, type Widget } from '../../registry/widgets/schemas.ts'
import type { Slide } from '../../slide/slide-schema.ts'
import { isSameData } from '../merge/same-data.ts'
import { updateViewMetadata } from './update-view-metadata.ts'

/**
 * Changes the slide's text colour, and that of every widget that used the old one; texts with a colour of their own
 * keep it. Returns the same slide when it already has that colour.
 */
export function updateInk<S extends Slide>(slide: S, ink: string): S {
  const { theme } = slide.viewMetadata
  if (theme.ink === ink) return slide
  const recolour = (widget: Widget): Widget => {
    const { withInk } = schemaOf(widget)
    const isPlain = withInk && isSameData(withInk(widget.widgetData, theme.ink), widget.widgetData)
    // A widget's own schema returns data of the widget's own type.
    return isPlain ? ({ ...widget, widgetData: withInk(widget.widgetData, ink) } as Widget) : widget
  }
  return updateViewMetadata({ ...slide, widgets: slide.widgets.map(recolour) }, { theme: { ...theme, ink } })
}
