import { type Slide, viewMetadata, type Widget, widget } from '@taplet/slides/schema'

interface StoredSlide {
  view_id: string
  name: string
  metadata: unknown
  widgets: unknown
}

/** A slide out of the database. What an older or newer version stored and this one cannot read is left out rather than failing the whole slide. */
export const readSlide = ({ view_id, name, metadata, widgets }: StoredSlide): Slide => ({
  viewId: view_id,
  viewName: name,
  viewMetadata: viewMetadata.safeParse(metadata).data ?? viewMetadata.parse({}),
  widgets: Array.isArray(widgets) ? widgets.flatMap(readWidget) : [],
})

function readWidget(stored: unknown): Widget[] {
  const parsed = widget.safeParse(stored)
  return parsed.success ? [parsed.data] : []
}
