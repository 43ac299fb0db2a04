import type { AppTheme } from '../define/app-theme.ts'
import { schemaOf, type Widget } from '../registry/widgets/schemas.ts'
import type { Slide } from '../slide/slide-schema.ts'
import { isPictured } from './is-pictured.ts'
import { legible } from './legible.ts'
import { wear } from './wear.ts'
import { paletteFor } from './worn-theme.ts'

type Content = Pick<Slide, 'viewMetadata' | 'widgets'>

/** Returns a form on a card where it would lie on a picture whose shade is not made for forms. */
function onPicture(slide: Content, widget: Widget, theme: AppTheme): Widget {
  const { backgroundMedia, sheetColor } = slide.viewMetadata
  if (sheetColor || backgroundMedia.shadesAll || !isPictured(slide)) return widget
  const widgetData = schemaOf(widget).withCard?.(widget.widgetData, paletteFor(slide, theme).tint) ?? widget.widgetData
  return { ...widget, widgetData } as Widget // see above
}

/** Returns a widget that is about to be added to a slide in the style of the app's theme, readable where it is added. */
export function wearNew({ viewMetadata, widgets }: Content, widget: Widget, theme: AppTheme): Widget {
  const widgetData = schemaOf(widget).withInk?.(widget.widgetData, viewMetadata.theme.ink) ?? widget.widgetData
  // A widget's own schema returns data of the widget's own type.
  const inked = { ...widget, widgetData } as Widget
  const worn = onPicture(
    { viewMetadata, widgets },
    wear({ viewMetadata, widgets: [...widgets, inked] }, theme).widgets.at(-1) ?? inked,
    theme,
  )
  return legible({ viewMetadata, widgets: [worn] }).widgets[0] ?? worn
}
