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

/** What is not finished comes first: other faults of it may be gone once it is. */
function rankOf({ checkId, severity }: Finding): number {
  const first: CheckId = 'unfinished'
  if (checkId === first) return 0
  return severity === 'WARNING' ? 1 : 2
}

const inOrder = (findings: Finding[]): Finding[] => findings.toSorted((one, other) => rankOf(one) - rankOf(other))

/** Everything that the checks have to say of one slide, warnings first; each check is a step. */
export function* checkSlideSteps(slide: CheckedSlide, facts: SlideFacts): Steps<Finding[]> {
  const findings: Finding[] = []
  for (const id of checkIds) {
    const check: Check = checks[id]
    findings.push(...(check.ofSlide?.(slide, facts) ?? []).map((draft) => named(id, draft)))
    yield
  }
  return inOrder(findings)
}

/** The same at once. */
export const checkSlide = (slide: CheckedSlide, facts: SlideFacts): Finding[] => takeAll(checkSlideSteps(slide, facts))

/** What is to say of the app as a whole, beside its slides. */
export function checkApp(slides: readonly CheckedSlide[], media: MediaLookup): Finding[] {
  return checkIds.flatMap((id) => {
    const check: Check = checks[id]
    return (check.ofApp?.(slides, media) ?? []).map((draft) => named(id, draft))
  })
}

/** Findings as they travel: what they say, without how an editor mends them. */
export const toWire = (findings: readonly Finding[]): CheckFinding[] =>
  findings.map(({ findingId, checkId, severity, slideId, widgetId, message }) => ({
    findingId,
    checkId,
    severity,
    slideId,
    ...(widgetId !== undefined && { widgetId }),
    message,
  }))
