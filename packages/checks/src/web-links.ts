import { schemaOf } from '@taplet/slides/schema'
import type { CheckedSlide } from './check.ts'

/** The web addresses that these slides lead to, each once; mail and telephone are not tried out. */
export function webLinks(slides: readonly CheckedSlide[]): string[] {
  const links = slides.flatMap(({ content, websiteUrl }) => [
    ...content.widgets.flatMap((widget) => schemaOf(widget).links?.(widget.widgetData) ?? []),
    ...(websiteUrl ? [websiteUrl] : []),
  ])
  return [...new Set(links.filter((link) => /^https?:/i.test(link)))]
}
