import { schemaOf, type Widget } from '../../registry/widgets/schemas.ts'
import type { Slide } from '../../slide/slide-schema.ts'
import { isSameData } from '../merge/same-data.ts'
import { updateLook } from './update-look.ts'

/**
 * Gives the slide another ink, and with it every widget whose words stood in the old one; words with a colour of their
 * own keep it. Returns the same slide when the ink is there already.
 */
export function updateInk<S extends Slide>(slide: S, ink: string): S {
  const { theme } = slide.viewMetadata
  if (theme.ink === ink) return slide
  const recolour = (widget: Widget): Widget => {
    const { withInk } = schemaOf(widget)
    const isPlain = withInk && isSameData(withInk(widget.widgetData, theme.ink), widget.widgetData)
    // A widget's own schema gives back data of the widget's own type.
    return isPlain ? ({ ...widget, widgetData: withInk(widget.widgetData, ink) } as Widget) : widget
  }
  return updateLook({ ...slide, widgets: slide.widgets.map(recolour) }, { theme: { ...theme, ink } })
}
