import { createBackdrop, type Backdrop } from '../backdrop/backdrop.ts'
import { contrastOn, groundsOf, wantedContrast } from '../backdrop/text-contrast.ts'
import type { Check, CheckedSlide, Draft, SlideFacts } from '../check.ts'
import type { TextFact } from '../facts.ts'
import { nameOfId } from '../labels.ts'
import { contrastFix } from './contrast-fix.ts'
import { footerDrafts } from './footer-drafts.ts'
import { messages } from '../messages/messages.ts'

const CLEAR = 0.88 // with estimated positions, only clear problems are reported

/** Low-contrast text of one widget: the worst of its texts represents all. */
interface Faint {
  text: TextFact
  ratio: number
}

/** How far this text misses the required contrast; undefined when it is readable. */
function faintness(text: TextFact, backdrop: Backdrop, isEstimate: boolean): Faint | undefined {
  const isSure = !isEstimate || backdrop.isEven || text.fills.some((fill) => fill.length === 7)
  const ratio = contrastOn(text, groundsOf(text, backdrop))
  // Rounding of colours in a browser must not turn a sufficient ratio into a problem.
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

function draftOf(slide: CheckedSlide, facts: SlideFacts, { text, ratio: exact }: Faint, hasPicture: boolean): Draft {
  const ratio = Math.floor(exact * 10) / 10
  const key = hasPicture && text.fills.length === 0 ? 'contrast.onPicture' : 'contrast.onGround'
  return {
    severity: 'WARNING',
    slideId: slide.slideId,
    widgetId: text.widgetId,
    control: 'INK',
    message: messages.later(key, { name: nameOfId(slide, text.widgetId), ratio, wanted: wantedContrast(text) }),
    fix: contrastFix(slide.content, text, facts),
  }
}

/** Text without enough contrast to the pixels behind it. */
export const contrast: Check = {
  title: messages.later('contrast.title'),
  ofSlide(slide, facts) {
    const backdrop = createBackdrop(slide.content, facts.pixels, facts.media)
    if (!facts.layout || !backdrop) return []
    const { texts, isEstimate } = facts.layout
    return worstByWidget(texts, backdrop, isEstimate).map((faint) =>
      draftOf(slide, facts, faint, facts.pixels !== undefined),
    )
  },
  ofApp: (slides) => slides.slice(-1).flatMap((last) => footerDrafts(last)),
}
