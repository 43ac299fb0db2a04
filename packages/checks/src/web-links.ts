import { schemaOf } from '@taplet/slides/schema'
import type { CheckedSlide } from './check.ts'

/** The distinct web addresses that these slides link to; email and telephone links are not tested. */
export function webLinks(slides: readonly CheckedSlide[]): string[] {
  const links = slides.flatMap(({ content, websiteUrl }) => [
    ...content.widgets.flatMap((widget) => schemaOf(widget).links?.(widget.widgetData) ?? []),
    ...(websiteUrl ? [websiteUrl] : []),
  ])
  return [...new Set(links.filter((link) => /^https?:/i.test(link)))]
}
