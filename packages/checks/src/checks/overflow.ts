import type { Check, CheckedSlide, Draft } from '../check.ts'
import { canEdit, editWidget } from '../edit-widget.ts'
import type { Finding } from '../finding.ts'
import type { LayoutFact, ScreenFact } from '../facts.ts'
import { nameOfId } from '../words.ts'

const LEAST_SIZE = 12 // px; smaller letters would only be another fault

/** Where a fault shows, e.g. "on 3 of 12 screens" or "on the smallest phone". */
function whereOf(found: readonly ScreenFact[], all: readonly ScreenFact[]): string {
  const names = [...new Set(found.map(({ screen }) => screen.name))]
  const count = new Set(all.map(({ screen }) => screen.name)).size
  const isLargeOnly = found.every(({ textScale }) => textScale === 2)
  const place = names.length === 1 ? `on the ${names[0]}` : `on ${names.length} of ${count} screens`
  return isLargeOnly ? `${place} with text at 200 %` : place
}

function cutDraft(slide: CheckedSlide, widgetId: string, { screens }: LayoutFact): Draft | undefined {
  const found = screens.filter(({ cut }) => cut.includes(widgetId))
  if (found.length === 0) return undefined
  const message = `${nameOfId(slide, widgetId)} runs out of the slide ${whereOf(found, screens)}, and a part of it cannot be read.`
  return { severity: 'WARNING', slideId: slide.slideId, widgetId, control: 'TEXT', about: 'cut', message }
}

/** Smaller letters, when they stay large enough to be read. */
function shrinkFix({ content }: CheckedSlide, widgetId: string, fitsAt: number): Finding['fix'] {
  const widget = content.widgets.find((one) => one.widgetId === widgetId)
  if (!widget || fitsAt < LEAST_SIZE || !canEdit(widget, 'withTextSize')) return undefined
  return { label: 'Make the words smaller', apply: editWidget(widgetId, 'withTextSize', fitsAt) }
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
    message: `“${first.word}” is too long for a line and breaks in its middle ${whereOf(found, screens)}.`,
    fix: usual.length > 0 ? shrinkFix(slide, widgetId, fitsAt) : undefined,
  }
}

/** Words that do not fit on phones in use, at the usual size of text or twice as large. */
export const overflow: Check = {
  title: 'Words that do not fit',
  ofSlide(slide, { layout }) {
    if (!layout) return []
    return slide.content.widgets.flatMap(({ widgetId }) =>
      [cutDraft(slide, widgetId, layout), brokenDraft(slide, widgetId, layout)].filter((draft) => draft !== undefined),
    )
  },
}
