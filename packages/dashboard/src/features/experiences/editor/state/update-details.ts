import { isSameData } from '@taplet/slides/edits'
import type { ExperienceDocument } from '../../../../entities/experience/experience-document.ts'

export type Details = Omit<ExperienceDocument, 'experienceItems'>

/** Changes name, description, address, active flag or pictures. Returns the same document when nothing changes. */
export function updateDetails(document: ExperienceDocument, changes: Partial<Details>): ExperienceDocument {
  const next = { ...document, ...changes }
  return isSameData(document, next) ? document : next
}
