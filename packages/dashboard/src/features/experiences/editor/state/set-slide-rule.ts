import type { SlideRule } from '@taplet/contract'
import { isSameData } from '@taplet/slides/edits'
import type { ExperienceDocument } from '../../../../entities/experience/experience-document.ts'

/**
 * Says when visitors see a slide, and by which clock. A rule without conditions is none. Returns the same document when
 * nothing changes.
 */
export function setSlideRule(
  document: ExperienceDocument,
  itemId: string,
  rule: SlideRule,
  timeZone = document.timeZone,
): ExperienceDocument {
  const { [itemId]: _, ...others } = document.slideRules
  const slideRules = Object.keys(rule).length > 0 ? { ...others, [itemId]: rule } : others
  const next = { ...document, slideRules, timeZone }
  return isSameData(next, document) ? document : next
}
