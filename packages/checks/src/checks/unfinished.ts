import { type ControlRole, type Lack, schemaOf, type Widget } from '@taplet/slides/schema'
import type { Check, CheckedSlide } from '../check.ts'
import { nameOf } from '../words.ts'

const sentences: { [L in Lack | 'TEXT']: string } = {
  ADDRESS: 'leads nowhere yet. Visitors do not see it until it does.',
  MEDIA: 'has nothing to show yet. Visitors do not see it until it does.',
  TEXT: 'has no words yet. Visitors do not see it until it does.',
}

const isEmpty = (widget: Widget): boolean => schemaOf(widget).isEmpty?.(widget.widgetData) === true

/** What a widget waits for; undefined when visitors see it as it is meant. */
function missing(widget: Widget): (ControlRole & keyof typeof sentences) | undefined {
  const lack = schemaOf(widget).lacks?.(widget.widgetData)
  return lack ?? (isEmpty(widget) ? 'TEXT' : undefined)
}

/** True when visitors would see nothing but a ground. What a website shows is not known here, and a product has its name. */
function isBlank({ content: { viewMetadata, widgets }, websiteUrl, product }: CheckedSlide): boolean {
  const { type, url } = viewMetadata.backgroundMedia
  const hasPicture = (type === 'IMAGE' || type === 'VIDEO') && url !== ''
  return !websiteUrl && product === undefined && !hasPicture && widgets.every(isEmpty)
}

function messageOf(open: readonly Widget[], isSlideBlank: boolean): string {
  const [first] = open
  if (isSlideBlank)
    return `Visitors would see an empty slide. ${
      first
        ? `${open.length === 1 ? 'One part waits' : `${open.length} parts wait`} to be filled in.`
        : 'Add words, a picture or a button.'
    }`
  const lack = first && missing(first)
  if (first && lack && open.length === 1) return `${nameOf(first)} ${sentences[lack]}`
  return `${open.length} parts wait to be filled in. Visitors do not see them until they are.`
}

/** Slides on which visitors see nothing, and widgets that were added, or came with a template, and not finished. */
export const unfinished: Check = {
  title: 'Not finished yet',
  ofSlide: (slide) => {
    const open = slide.content.widgets.filter(missing)
    const isSlideBlank = isBlank(slide)
    const [first] = open
    if (!first && !isSlideBlank) return []
    return [
      {
        severity: 'WARNING',
        slideId: slide.slideId,
        ...(first && { widgetId: first.widgetId, control: missing(first) }),
        // One that was ignored comes back when the slide would be empty.
        ...(isSlideBlank && { about: 'blank' }),
        message: messageOf(open, isSlideBlank),
      },
    ]
  },
}
