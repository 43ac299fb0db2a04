import { type Slide, type Widget, widgetSchemas } from '@taplet/slides/schema'

/** The URLs of all pictures and videos that these slides show, each once. */
export function slideMedia(slides: readonly Slide[]): string[] {
  const urls = slides.flatMap(({ viewMetadata, widgets }) => [
    viewMetadata.backgroundMedia.url,
    ...widgets.flatMap(widgetMedia),
  ])
  return [...new Set(urls.filter(Boolean))]
}

function widgetMedia({ widgetType, widgetData }: Widget): string[] {
  // Correlated unions: the data of a widget always fits the schema of its own type, which the lookup cannot show.
  const schema = widgetSchemas[widgetType] as unknown as { media?(data: unknown): string[] }
  return schema.media?.(widgetData) ?? []
}
