import type { Box } from '@taplet/slides/outline'
import type { Check, CheckedSlide, Draft } from '../check.ts'
import { canEdit, editWidget } from '../edit-widget.ts'
import type { TapFact } from '../facts.ts'
import { nameOfId } from '../labels.ts'
import { messages } from '../messages/messages.ts'

const LEAST_SIZE = 44 // px, product.md 10
const LEAST_GAP = 8
const ROUNDING = 0.5

/** Distance between two boxes in px; negative where they overlap. */
function gapOf(first: Box, second: Box): number {
  const across = Math.max(second.left - first.left - first.width, first.left - second.left - second.width)
  const down = Math.max(second.top - first.top - first.height, first.top - second.top - second.height)
  return Math.max(across, down)
}

const smallDrafts = (slide: CheckedSlide, taps: readonly TapFact[]): Draft[] =>
  taps
    .filter(({ box }) => Math.min(box.width, box.height) < LEAST_SIZE - ROUNDING)
    .map(({ widgetId, box }) => ({
      severity: 'WARNING',
      slideId: slide.slideId,
      widgetId,
      about: 'small',
      message: messages.later('tapTargets.small', {
        name: nameOfId(slide, widgetId),
        size: Math.round(Math.min(box.width, box.height)),
        least: LEAST_SIZE,
      }),
    }))

function closeDraft(slide: CheckedSlide, first: TapFact, second: TapFact): Draft | undefined {
  const gap = gapOf(first.box, second.box)
  if (first.widgetId === second.widgetId || gap >= LEAST_GAP - ROUNDING) return undefined
  const { widgets } = slide.content
  const lower = second.box.top >= first.box.top + first.box.height / 2 ? second : first
  const widget = widgets.find((one) => one.widgetId === lower.widgetId)
  const isBelow = Math.abs(second.box.top - first.box.top) > ROUNDING
  const names = { first: nameOfId(slide, first.widgetId), second: nameOfId(slide, second.widgetId) }
  return {
    severity: 'WARNING',
    slideId: slide.slideId,
    widgetId: lower.widgetId,
    control: 'SPACING',
    about: `close ${first.widgetId}`,
    message:
      gap < 0
        ? messages.later('tapTargets.overlapping', names)
        : messages.later('tapTargets.tooClose', { ...names, gap: Math.round(gap), least: LEAST_GAP }),
    fix:
      isBelow && widget && canEdit(widget, 'withSpacing')
        ? { label: messages.later('setApart'), apply: editWidget(lower.widgetId, 'withSpacing', 10) }
        : undefined,
  }
}

/** Tap targets that are too small, or too close to others. */
export const tapTargets: Check = {
  title: messages.later('tapTargets.title'),
  ofSlide(slide, { layout }) {
    const taps = layout?.taps ?? []
    const pairs = taps.flatMap((first, index) =>
      taps.slice(index + 1).map((second) => closeDraft(slide, first, second)),
    )
    return [...smallDrafts(slide, taps), ...pairs.filter((draft) => draft !== undefined)]
  },
}
