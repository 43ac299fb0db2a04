import type { Check } from '../check.ts'
import { nameOfId } from '../labels.ts'
import { messages } from '../messages/messages.ts'

const MOST_SCREENS = 3 // of twelve; on the smallest phones scrolling is expected

/** Buttons below the fold. */
export const firstLook: Check = {
  title: messages.later('firstLook.title'),
  ofSlide(slide, { layout }) {
    const usual = (layout?.screens ?? []).filter(
      ({ textScale, screen }) => textScale === 1 && screen.width < screen.height,
    )
    const counts = new Map<string, number>()
    for (const { below } of usual) for (const id of below) counts.set(id, (counts.get(id) ?? 0) + 1)
    const [first] = slide.content.widgets.filter(({ widgetId }) => (counts.get(widgetId) ?? 0) > MOST_SCREENS)
    if (!first) return []
    // One finding is enough: buttons after it are even lower.
    return [
      {
        severity: 'NOTE',
        slideId: slide.slideId,
        widgetId: first.widgetId,
        control: 'SPACING',
        message: messages.later('firstLook.outOfSight', {
          name: nameOfId(slide, first.widgetId),
          found: counts.get(first.widgetId) ?? 0,
          all: usual.length,
        }),
      },
    ]
  },
}
