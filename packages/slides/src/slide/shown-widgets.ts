import { schemaOf, type Widget } from '../registry/widgets/schemas.ts'

const isEmpty = (widget: Widget): boolean => schemaOf(widget).isEmpty?.(widget.widgetData) === true
const isGroupHeading = (widget: Widget): boolean => schemaOf(widget).isGroupHeading?.(widget.widgetData) === true

/** True for the heading of a group that was meant to have rows, and has none that visitors see. */
function isHollow(widgets: readonly Widget[], at: number): boolean {
  const below = widgets.slice(at + 1)
  const next = below.findIndex(isGroupHeading)
  const rows = next < 0 ? below : below.slice(0, next)
  return rows.length > 0 && rows.every(isEmpty)
}

/**
 * Returns the widgets of a column that visitors see: without those that have nothing to show, and without the headings
 * of groups that hold nothing else. A heading with no widget below it is meant to be alone.
 */
export const shownWidgets = (widgets: readonly Widget[]): Widget[] =>
  widgets.filter((widget, at) => !isEmpty(widget) && !(isGroupHeading(widget) && isHollow(widgets, at)))
