import type { Check } from '../check.ts'
import { canEdit, editWidget } from '../edit-widget.ts'
import { nameOfId } from '../words.ts'

/** Words that lie on other words. */
export const overlap: Check = {
  title: 'Words on top of each other',
  ofSlide(slide, { layout }) {
    const placeOf = (id: string) => slide.content.widgets.findIndex((one) => one.widgetId === id)
    const pairs = new Map<string, { widgetId: string; by: string; screens: Set<string>; isUsual: boolean }>()
    for (const { screen, textScale, covered } of layout?.screens ?? [])
      for (const each of covered) {
        // Whichever stands higher on the screen: the later one is drawn on top, and is the one to move.
        const [widgetId, by] =
          placeOf(each.widgetId) < placeOf(each.by) ? [each.widgetId, each.by] : [each.by, each.widgetId]
        const pair = pairs.get(widgetId + by) ?? { widgetId, by, screens: new Set(), isUsual: false }
        pair.screens.add(screen.name)
        pair.isUsual ||= textScale === 1
        pairs.set(widgetId + by, pair)
      }
    return [...pairs.values()].map(({ widgetId, by, screens, isUsual }) => {
      const widget = slide.content.widgets.find((one) => one.widgetId === by)
      const where = isUsual ? `on ${screens.size} of 12 screens` : 'with text at 200 %'
      return {
        severity: 'WARNING' as const,
        slideId: slide.slideId,
        widgetId: by,
        control: 'SPACING' as const,
        about: widgetId,
        message: `${nameOfId(slide, by)} lies on ${nameOfId(slide, widgetId)} ${where}.`,
        fix:
          widget && canEdit(widget, 'withSpacing')
            ? { label: 'Set them apart', apply: editWidget(by, 'withSpacing', 0) }
            : undefined,
      }
    })
  },
}
