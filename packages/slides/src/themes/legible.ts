import { isSameData } from '../edits/merge/same-data.ts'
import { schemaOf, type Widget } from '../registry/widgets/schemas.ts'
import { readableShade } from '../slide/contrast.ts'
import { groundColours } from '../slide/background/ground-colours.ts'
import type { Slide } from '../slide/slide-schema.ts'
import { isPictured } from './is-pictured.ts'
import { READABLE } from './theme-contrast.ts'

const LARGE = 24 // px, WCAG 2.2: from here on 3 : 1 is enough
const LARGE_READABLE = 3

type Content = Pick<Slide, 'viewMetadata' | 'widgets'>

/** Returns the backgrounds that text of a slide is on; on a picture what the page shades it with (record 070). */
function groundsUnder(slide: Content): string[] {
  const { sheetColor, backgroundMedia } = slide.viewMetadata
  if (sheetColor) return [sheetColor]
  if (!isPictured(slide)) return groundColours(backgroundMedia)
  const { color, overlay } = backgroundMedia
  return [overlay.opacity > 0 ? overlay.color : color]
}

/** Returns the slide with text colours in their nearest readable shade; the same slide when all can be read. */
export function legible<S extends Content>(slide: S): S {
  const grounds = groundsUnder(slide)
  const { theme } = slide.viewMetadata
  const shade = (colour: string, fill: string, size = 0) =>
    readableShade(colour, fill ? [fill] : grounds, size >= LARGE ? LARGE_READABLE : READABLE)
  const ink = shade(theme.ink, '')
  const onAccent = shade(theme.onAccent, theme.accent)
  const onPill = theme.pill && shade(theme.onPill || ink, theme.pill)
  const clear = (widget: Widget): Widget => {
    const widgetData = schemaOf(widget).legible?.(widget.widgetData, { ink, shade }) ?? widget.widgetData
    // A widget's own schema returns data of the widget's own type.
    return isSameData(widgetData, widget.widgetData) ? widget : ({ ...widget, widgetData } as Widget)
  }
  const readable = {
    ...slide,
    viewMetadata: { ...slide.viewMetadata, theme: { ...theme, ink, onAccent, onPill: onPill || theme.onPill } },
    widgets: slide.widgets.map(clear),
  }
  return isSameData(readable, slide) ? slide : readable
}
