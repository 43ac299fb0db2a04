import { schemaOf, type Widget } from '@taplet/slides/schema'
import type { Fix } from './finding.ts'

type Edit = 'withInk' | 'withSpacing' | 'withTextSize'

/** True when widgets of this type support the edit. */
export const canEdit = (widget: Widget, edit: Edit): boolean => schemaOf(widget)[edit] !== undefined

/** A fix of one widget by an edit that its type declares; does nothing when the widget is gone. */
export function editWidget(widgetId: string, edit: Edit, value: string | number): Fix {
  return (slide) => {
    const index = slide.widgets.findIndex((widget) => widget.widgetId === widgetId)
    const widget = slide.widgets[index]
    if (!widget) return slide
    // Each edit accepts the type of value that its caller in checks/ passes.
    const change = schemaOf(widget)[edit] as ((data: unknown, value: string | number) => unknown) | undefined
    if (!change) return slide
    // The widget's own schema made the data from its own data.
    const edited = { ...widget, widgetData: change(widget.widgetData, value) } as Widget
    return { ...slide, widgets: slide.widgets.with(index, edited) }
  }
}
