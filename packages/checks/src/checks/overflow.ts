import type { Message } from '@taplet/messages'
import type { Check, CheckedSlide, Draft } from '../check.ts'
import { canEdit, editWidget } from '../edit-widget.ts'
import type { Finding } from '../finding.ts'
import type { LayoutFact, ScreenFact } from '../facts.ts'
import { nameOfId } from '../labels.ts'
import { messages } from '../messages/messages.ts'

const LEAST_SIZE = 12 // px; smaller text would be another problem

/** Where a problem occurs, e.g. "on 3 of 12 screens" or "on the smallest phone". */
function whereOf(found: readonly ScreenFact[], all: readonly ScreenFact[]): Message {
  const names = [...new Set(found.map(({ screen }) => screen.name))]
  const count = new Set(all.map(({ screen }) => screen.name)).size
  const isLargeOnly = found.every(({ textScale }) => textScale === 2)
  const [screen] = names
  if (screen && names.length === 1)
    return messages.later(isLargeOnly ? 'where.screenLargeText' : 'where.screen', { screen })
  return messages.later(isLargeOnly ? 'where.screensLargeText' : 'where.screens', { found: names.length, all: count })
}

function cutDraft(slide: CheckedSlide, widgetId: string, { screens }: LayoutFact): Draft | undefined {
  const found = screens.filter(({ cut }) => cut.includes(widgetId))
  if (found.length === 0) return undefined
  const message = messages.later('overflow.cut', {
    name: nameOfId(slide, widgetId),
    where: whereOf(found, screens),
  })
  return { severity: 'WARNING', slideId: slide.slideId, widgetId, control: 'TEXT', about: 'cut', message }
}

/** A smaller text size, if it remains large enough to read. */
function shrinkFix({ content }: CheckedSlide, widgetId: string, fitsAt: number): Finding['fix'] {
  const widget = content.widgets.find((one) => one.widgetId === widgetId)
  if (!widget || fitsAt < LEAST_SIZE || !canEdit(widget, 'withTextSize')) return undefined
  return { label: messages.later('overflow.shrink'), apply: editWidget(widgetId, 'withTextSize', fitsAt) }
}

function brokenDraft(slide: CheckedSlide, widgetId: string, { screens }: LayoutFact): Draft | undefined {
  const broken = screens.filter((one) => one.broken.some((word) => word.widgetId === widgetId))
  const usual = broken.filter(({ textScale }) => textScale === 1)
  const found = usual.length > 0 ? usual : broken
  const words = found.flatMap((one) => one.broken.filter((word) => word.widgetId === widgetId))
  const [first] = words
  if (!first) return undefined
  const fitsAt = Math.min(...words.map((word) => word.fitsAt))
  return {
    severity: usual.length > 0 ? 'WARNING' : 'NOTE',
    slideId: slide.slideId,
    widgetId,
    control: 'TEXT',
    about: usual.length > 0 ? 'broken' : 'broken-large',
    message: messages.later('overflow.broken', { word: first.word, where: whereOf(found, screens) }),
    fix: usual.length > 0 ? shrinkFix(slide, widgetId, fitsAt) : undefined,
  }
}

/** Text that does not fit on common phones, at normal text size or twice as large. */
export const overflow: Check = {
  title: messages.later('overflow.title'),
  ofSlide(slide, { layout }) {
    if (!layout) return []
    return slide.content.widgets.flatMap(({ widgetId }) =>
      [cutDraft(slide, widgetId, layout), brokenDraft(slide, widgetId, layout)].filter((draft) => draft !== undefined),
    )
  },
}
