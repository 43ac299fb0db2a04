import { createBackdrop, type Backdrop } from '../backdrop/backdrop.ts'
import { contrastOn, groundsOf, wantedContrast } from '../backdrop/text-contrast.ts'
import type { Check, CheckedSlide, Draft, SlideFacts } from '../check.ts'
import type { TextFact } from '../facts.ts'
import { nameOfId } from '../words.ts'
import { contrastFix } from './contrast-fix.ts'

const CLEAR = 0.88 // where places are reckoned, only what is clearly too little is told

/** Faint words of one widget: the worst of its texts stands for all. */
interface Faint {
  text: TextFact
  ratio: number
}

/** What this text lacks; undefined when it can be read. */
function faintness(text: TextFact, backdrop: Backdrop, isEstimate: boolean): Faint | undefined {
  const isSure = !isEstimate || backdrop.isEven || text.fills.some((fill) => fill.length === 7)
  const ratio = contrastOn(text, groundsOf(text, backdrop))
  // Rounding of colours in a browser must not make a fault of a ratio that is met.
  return ratio < wantedContrast(text) * (isSure ? 0.995 : CLEAR) ? { text, ratio } : undefined
}

function worstByWidget(texts: readonly TextFact[], backdrop: Backdrop, isEstimate: boolean): Faint[] {
  const worst = new Map<string, Faint>()
  for (const text of texts) {
    const faint = faintness(text, backdrop, isEstimate)
    if (faint && faint.ratio < (worst.get(text.widgetId)?.ratio ?? 21)) worst.set(text.widgetId, faint)
  }
  return [...worst.values()]
}

function draftOf(slide: CheckedSlide, facts: SlideFacts, { text, ratio }: Faint, hasPicture: boolean): Draft {
  const shown = Math.floor(ratio * 10) / 10
  const where = hasPicture && text.fills.length === 0 ? 'on the picture behind it' : 'on its ground'
  return {
    severity: 'WARNING',
    slideId: slide.slideId,
    widgetId: text.widgetId,
    control: 'INK',
    message: `${nameOfId(slide, text.widgetId)} is hard to read ${where}: contrast ${shown} : 1, and ${wantedContrast(text)} : 1 is needed.`,
    fix: contrastFix(slide.content, text, facts),
  }
}

/** Words that cannot be told from the very pixels behind them. */
export const contrast: Check = {
  title: 'Words that are hard to read',
  ofSlide(slide, facts) {
    const backdrop = createBackdrop(slide.content, facts.pixels, facts.media)
    if (!facts.layout || !backdrop) return []
    const { texts, isEstimate } = facts.layout
    return worstByWidget(texts, backdrop, isEstimate).map((faint) =>
      draftOf(slide, facts, faint, facts.pixels !== undefined),
    )
  },
}
