import { schemaOf, type Widget } from '../registry/widgets/schemas.ts'
import type { Slide } from './slide-schema.ts'

/** Widgets that are drawn together. */
export interface WidgetGroup {
  widgets: readonly Widget[]
  isFoot: boolean
  /** True when it is on the sheet, if the slide has one: the last group. */
  isSheet: boolean
}

export interface Arrangement {
  /** Edge to edge behind the stack. */
  behind: readonly Widget[]
  /** The stack, from the top. */
  groups: readonly WidgetGroup[]
  /** True when a picture or video fills the slide. */
  isPictured: boolean
}

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

/** Groups a slide's widgets by where they are drawn; without those that have nothing to show, unless drawn too. */
export function arrangeSlide(
  { viewMetadata, widgets }: Pick<Slide, 'viewMetadata' | 'widgets'>,
  showsEmpty: boolean,
): Arrangement {
  const { backgroundMedia, footCount, sheetColor } = viewMetadata
  const isBehind = (widget: Widget) => schemaOf(widget).isBehind?.(widget.widgetData) === true
  const drawn = (column: readonly Widget[]) => (showsEmpty ? column : shownWidgets(column))
  const behind = drawn(widgets.filter(isBehind))
  const stacked = widgets.filter((widget) => !isBehind(widget))
  const mainCount = Math.max(0, stacked.length - footCount)
  const groups = [
    { widgets: drawn(stacked.slice(0, mainCount)), isFoot: false },
    { widgets: drawn(stacked.slice(mainCount)), isFoot: footCount > 0 },
  ].filter((group) => group.widgets.length > 0)
  const hasMedia = backgroundMedia.type === 'IMAGE' || backgroundMedia.type === 'VIDEO'
  return {
    behind,
    groups: groups.map((group) => ({ ...group, isSheet: sheetColor !== '' && group === groups.at(-1) })),
    isPictured: behind.length > 0 || (hasMedia && backgroundMedia.url !== ''),
  }
}
