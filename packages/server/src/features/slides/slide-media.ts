import { type Slide, type Widget, widgetSchemas } from '@taplet/slides/schema'

/** Returns the URLs of all pictures and videos on these slides, without duplicates. */
export function slideMedia(slides: readonly Pick<Slide, 'viewMetadata' | 'widgets'>[]): string[] {
  const urls = slides.flatMap(({ viewMetadata, widgets }) => [
    viewMetadata.backgroundMedia.url,
    ...widgets.flatMap(widgetMedia),
  ])
  return [...new Set(urls.filter(Boolean))]
}

function widgetMedia({ widgetType, widgetData }: Widget): string[] {
  // Correlated unions: a widget's data always fits its own type's schema, which the lookup cannot express.
  const schema = widgetSchemas[widgetType] as unknown as { media?(data: unknown): string[] }
  return schema.media?.(widgetData) ?? []
}
