import type { Message } from '@taplet/messages'
import type { Check } from '../check.ts'
import { canEdit, editWidget } from '../edit-widget.ts'
import { nameOfId } from '../labels.ts'
import { messages } from '../messages/messages.ts'
import { screens } from '../screens.ts'

/** Text that covers other text. */
export const overlap: Check = {
  title: messages.later('overlap.title'),
  ofSlide(slide, { layout }) {
    const placeOf = (id: string) => slide.content.widgets.findIndex((one) => one.widgetId === id)
    const pairs = new Map<string, { widgetId: string; by: string; found: Set<Message>; isUsual: boolean }>()
    for (const { screen, textScale, covered } of layout?.screens ?? [])
      for (const each of covered) {
        // Regardless of which is higher on screen: the later widget is drawn on top, and is the one to move.
        const [widgetId, by] =
          placeOf(each.widgetId) < placeOf(each.by) ? [each.widgetId, each.by] : [each.by, each.widgetId]
        const pair = pairs.get(widgetId + by) ?? { widgetId, by, found: new Set(), isUsual: false }
        pair.found.add(screen.name)
        pair.isUsual ||= textScale === 1
        pairs.set(widgetId + by, pair)
      }
    return [...pairs.values()].map(({ widgetId, by, found, isUsual }) => {
      const widget = slide.content.widgets.find((one) => one.widgetId === by)
      const where = isUsual
        ? messages.later('where.screens', { found: found.size, all: screens.length })
        : messages.later('where.largeText')
      return {
        severity: 'WARNING' as const,
        slideId: slide.slideId,
        widgetId: by,
        control: 'SPACING' as const,
        about: widgetId,
        message: messages.later('overlap.covered', {
          name: nameOfId(slide, by),
          other: nameOfId(slide, widgetId),
          where,
        }),
        fix:
          widget && canEdit(widget, 'withSpacing')
            ? { label: messages.later('setApart'), apply: editWidget(by, 'withSpacing', 0) }
            : undefined,
      }
    })
  },
}
