import type { Message } from '@taplet/messages'
import { shownWidgets } from '@taplet/slides/outline'
import { type ControlRole, type Lack, schemaOf, type Widget } from '@taplet/slides/schema'
import type { Check, CheckedSlide } from '../check.ts'
import { messages } from '../messages/messages.ts'
import { nameOf } from '../labels.ts'

const isEmpty = (widget: Widget): boolean => schemaOf(widget).isEmpty?.(widget.widgetData) === true

/** What is missing from a widget; undefined when it is complete. */
function missing(widget: Widget): (ControlRole & (Lack | 'TEXT')) | undefined {
  const lack = schemaOf(widget).lacks?.(widget.widgetData)
  return lack ?? (isEmpty(widget) ? 'TEXT' : undefined)
}

/** True when visitors would see only a background. Website content is unknown here, and a product has its name. */
function isBlank({ content: { viewMetadata, widgets }, websiteUrl, product }: CheckedSlide): boolean {
  const { type, url } = viewMetadata.backgroundMedia
  const hasPicture = (type === 'IMAGE' || type === 'VIDEO') && url !== ''
  return !websiteUrl && product === undefined && !hasPicture && shownWidgets(widgets).length === 0
}

function messageOf(open: readonly Widget[], isSlideBlank: boolean): Message {
  const [first] = open
  const count = open.length
  if (isSlideBlank)
    return first ? messages.later('unfinished.blankParts', { count }) : messages.later('unfinished.blank')
  const lack = first && missing(first)
  if (first && lack && count === 1) return messages.later(`unfinished.lacks.${lack}`, { name: nameOf(first) })
  return messages.later('unfinished.parts', { count })
}

/** True when a slide holds nothing, or more than half of it is still to be filled in: visitors would see a torso. */
export const isMostlyUnfinished = ({ widgets }: Pick<CheckedSlide['content'], 'widgets'>): boolean =>
  widgets.length === 0 || widgets.filter(missing).length * 2 > widgets.length

/** Empty slides, and widgets that were added, or came with a template, and not filled in. */
export const unfinished: Check = {
  title: messages.later('unfinished.title'),
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
        // An ignored finding returns when it would make the slide empty.
        ...(isSlideBlank && { about: 'blank' }),
        message: messageOf(open, isSlideBlank),
      },
    ]
  },
}
