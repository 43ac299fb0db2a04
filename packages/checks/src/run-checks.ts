import type { Language } from '@taplet/messages'
import type { MediaLookup } from '@taplet/slides/schema'
import type { CheckFinding } from '@taplet/contract'
import type { Check, CheckedSlide, Draft, SlideFacts } from './check.ts'
import type { Finding } from './finding.ts'
import { type CheckId, checkIds, checks } from './registry.ts'
import { type Steps, takeAll } from './steps.ts'

function named(checkId: string, { about, ...draft }: Draft): Finding {
  const parts = [checkId, draft.slideId, draft.widgetId ?? '', about ?? '']
  return { ...draft, checkId, findingId: parts.filter(Boolean).join(':') }
}

/** Unfinished parts come first: other problems of theirs may disappear once they are finished. */
function rankOf({ checkId, severity }: Finding): number {
  const first: CheckId = 'unfinished'
  if (checkId === first) return 0
  return severity === 'WARNING' ? 1 : 2
}

const inOrder = (findings: Finding[]): Finding[] => findings.toSorted((one, other) => rankOf(one) - rankOf(other))

/** All findings about one slide, warnings first; each check is a step. */
export function* checkSlideSteps(slide: CheckedSlide, facts: SlideFacts): Steps<Finding[]> {
  const findings: Finding[] = []
  for (const id of checkIds) {
    const check: Check = checks[id]
    findings.push(...(check.ofSlide?.(slide, facts) ?? []).map((draft) => named(id, draft)))
    yield
  }
  return inOrder(findings)
}

/** The same in one go. */
export const checkSlide = (slide: CheckedSlide, facts: SlideFacts): Finding[] => takeAll(checkSlideSteps(slide, facts))

/** Findings about the app as a whole, besides its slides. */
export function checkApp(slides: readonly CheckedSlide[], media: MediaLookup): Finding[] {
  return checkIds.flatMap((id) => {
    const check: Check = checks[id]
    return (check.ofApp?.(slides, media) ?? []).map((draft) => named(id, draft))
  })
}

/** Findings as sent over the wire: in one language, without their fixes. */
export const toWire = (findings: readonly Finding[], language: Language): CheckFinding[] =>
  findings.map(({ findingId, checkId, severity, slideId, widgetId, message }) => ({
    findingId,
    checkId,
    severity,
    slideId,
    ...(widgetId !== undefined && { widgetId }),
    message: message(language),
  }))
