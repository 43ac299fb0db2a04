import type { Box } from '@taplet/slides/outline'
import type { Check, CheckedSlide, Draft } from '../check.ts'
import { canEdit, editWidget } from '../edit-widget.ts'
import type { TapFact } from '../facts.ts'
import { nameOfId } from '../words.ts'

const LEAST_SIZE = 44 // px, product.md 10
const LEAST_GAP = 8
const ROUNDING = 0.5

/** Px between two boxes; negative where they overlap. */
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
      message: `${nameOfId(slide, widgetId)} is only ${Math.round(Math.min(box.width, box.height))} px to tap. A finger needs ${LEAST_SIZE} px.`,
    }))

function closeDraft(slide: CheckedSlide, first: TapFact, second: TapFact): Draft | undefined {
  const gap = gapOf(first.box, second.box)
  if (first.widgetId === second.widgetId || gap >= LEAST_GAP - ROUNDING) return undefined
  const { widgets } = slide.content
  const lower = second.box.top >= first.box.top + first.box.height / 2 ? second : first
  const widget = widgets.find((one) => one.widgetId === lower.widgetId)
  const isBelow = Math.abs(second.box.top - first.box.top) > ROUNDING
  const names = `${nameOfId(slide, first.widgetId)} and ${nameOfId(slide, second.widgetId)}`
  return {
    severity: 'WARNING',
    slideId: slide.slideId,
    widgetId: lower.widgetId,
    control: 'SPACING',
    about: `close ${first.widgetId}`,
    message:
      gap < 0
        ? `${names} lie on each other, so that a tap may hit the wrong one.`
        : `${names} stand only ${Math.round(gap)} px apart, so that a thumb hits both. Leave ${LEAST_GAP} px.`,
    fix:
      isBelow && widget && canEdit(widget, 'withSpacing')
        ? { label: 'Set them apart', apply: editWidget(lower.widgetId, 'withSpacing', 10) }
        : undefined,
  }
}

/** Things to tap that are too small, or too close to their neighbours. */
export const tapTargets: Check = {
  title: 'Hard to tap',
  ofSlide(slide, { layout }) {
    const taps = layout?.taps ?? []
    const pairs = taps.flatMap((first, index) =>
      taps.slice(index + 1).map((second) => closeDraft(slide, first, second)),
    )
    return [...smallDrafts(slide, taps), ...pairs.filter((draft) => draft !== undefined)]
  },
}
