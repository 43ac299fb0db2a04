import { fitsTextBounds, type Slide, viewMetadata, type Widget, widget } from '@taplet/slides/schema'

interface StoredSlide {
  view_id: string
  name: string
  metadata: unknown
  widgets: unknown
}

/** Parses a stored slide. Parts of an older or newer version that this one cannot read are left out rather than failing the whole slide. */
export const readSlide = ({ view_id, name, metadata, widgets }: StoredSlide): Slide => ({
  viewId: view_id,
  viewName: name,
  viewMetadata: viewMetadata.safeParse(metadata).data ?? viewMetadata.parse({}),
  widgets: Array.isArray(widgets) ? withinBounds(widgets.flatMap(readWidget)) : [],
})

function readWidget(stored: unknown): Widget[] {
  const parsed = widget.safeParse(stored)
  return parsed.success ? [parsed.data] : []
}

/** Returns the first of these widgets, as many as one slide may have today. */
function withinBounds(widgets: Widget[]): Widget[] {
  let rest = widgets
  while (!fitsTextBounds(rest)) rest = rest.slice(0, -1)
  return rest
}
