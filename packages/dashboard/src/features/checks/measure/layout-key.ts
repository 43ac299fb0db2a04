import type { CheckedSlide } from '@taplet/checks'
import { type MediaLookup, schemaOf } from '@taplet/slides/schema'
import slideCss from '@taplet/slides/view.css?inline'
import { hashText } from './hash-text.ts'

/** Raise it with what is measured, or how: all slides are then measured again. */
const MEASURED_AS = 1
const styles = hashText(slideCss)

/** Stands for everything that decides how a slide is laid out: what it holds, the size of its media, our styles. */
export function layoutKey({ viewMetadata, widgets }: CheckedSlide['content'], media: MediaLookup): string {
  const files = widgets.flatMap((widget) => schemaOf(widget).media?.(widget.widgetData) ?? [])
  const sizes = files.map((url) => [media[url]?.width, media[url]?.height])
  return hashText(JSON.stringify([MEASURED_AS, styles, viewMetadata, widgets, sizes]))
}
