import type { AppTheme } from '../define/app-theme.ts'
import { schemaOf, type Widget } from '../registry/widgets/schemas.ts'
import type { Slide } from '../slide/slide-schema.ts'
import { legible } from './legible.ts'
import { wear } from './wear.ts'

type Content = Pick<Slide, 'viewMetadata' | 'widgets'>

/** Returns a widget that is about to be added to a slide in the style of the app's theme, readable where it is added. */
export function wearNew({ viewMetadata, widgets }: Content, widget: Widget, theme: AppTheme): Widget {
  const widgetData = schemaOf(widget).withInk?.(widget.widgetData, viewMetadata.theme.ink) ?? widget.widgetData
  // A widget's own schema returns data of the widget's own type.
  const inked = { ...widget, widgetData } as Widget
  const worn = wear({ viewMetadata, widgets: [...widgets, inked] }, theme).widgets.at(-1) ?? inked
  return legible({ viewMetadata, widgets: [worn] }).widgets[0] ?? worn
}
