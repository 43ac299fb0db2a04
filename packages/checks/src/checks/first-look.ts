import type { Check } from '../check.ts'
import { nameOfId } from '../words.ts'

const MOST_SCREENS = 3 // of twelve; on the smallest phones scrolling is expected

/** Buttons that visitors only find by scrolling. */
export const firstLook: Check = {
  title: 'Below the first look',
  ofSlide(slide, { layout }) {
    const usual = (layout?.screens ?? []).filter(
      ({ textScale, screen }) => textScale === 1 && screen.width < screen.height,
    )
    const counts = new Map<string, number>()
    for (const { below } of usual) for (const id of below) counts.set(id, (counts.get(id) ?? 0) + 1)
    const [first] = slide.content.widgets.filter(({ widgetId }) => (counts.get(widgetId) ?? 0) > MOST_SCREENS)
    if (!first) return []
    // One is enough: those after it stand lower still.
    const count = counts.get(first.widgetId) ?? 0
    return [
      {
        severity: 'NOTE',
        slideId: slide.slideId,
        widgetId: first.widgetId,
        control: 'SPACING',
        message: `${nameOfId(slide, first.widgetId)} is out of sight on ${count} of ${usual.length} upright screens until someone scrolls.`,
      },
    ]
  },
}
