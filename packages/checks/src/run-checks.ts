import type { MediaLookup } from '@taplet/slides/schema'
import type { CheckFinding } from '@taplet/contract/studio'
import type { Check, CheckedSlide, Draft, SlideFacts } from './define-check.ts'
import type { Finding } from './finding.ts'
import { checkIds, checks } from './registry.ts'

function named(checkId: string, { about, ...draft }: Draft): Finding {
  const parts = [checkId, draft.slideId, draft.widgetId ?? '', about ?? '']
  return { ...draft, checkId, findingId: parts.filter(Boolean).join(':') }
}

const inOrder = (findings: Finding[]): Finding[] =>
  findings.toSorted((one, other) => Number(one.severity === 'NOTE') - Number(other.severity === 'NOTE'))

/** Everything that the checks have to say of one slide, warnings first. */
export function checkSlide(slide: CheckedSlide, facts: SlideFacts): Finding[] {
  const findings = checkIds.flatMap((id) => {
    const check: Check = checks[id]
    return (check.ofSlide?.(slide, facts) ?? []).map((draft) => named(id, draft))
  })
  return inOrder(findings)
}

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
