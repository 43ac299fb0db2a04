import { isSameData } from '@taplet/slides/edits'
import type { ExperienceDocument } from './experience-kind.ts'

/**
 * Brings an earlier version back but for its address: visitors know the present one. Slides that have been deleted since
 * are left out. Returns the same document when it says that already.
 */
export function restoreVersion(
  current: ExperienceDocument,
  version: ExperienceDocument,
  isThere: (itemId: string) => boolean,
): ExperienceDocument {
  const experienceItems = version.experienceItems.filter(isThere)
  const restored = { ...version, rootPageId: current.rootPageId, experienceItems }
  return isSameData(restored, current) ? current : restored
}
