import { isSameData } from '@taplet/slides/edits'
import type { ExperienceDocument } from '../../../../entities/experience/experience-document.ts'

/**
 * Restores an earlier version, except for whether visitors see it, its address, which they know, who may find and embed
 * it, and its badge: versions are of content. Slides that have been deleted since are left out. Returns the same document when nothing changes.
 */
export function restoreVersion(
  current: ExperienceDocument,
  version: ExperienceDocument,
  isThere: (itemId: string) => boolean,
): ExperienceDocument {
  const experienceItems = version.experienceItems.filter(isThere)
  const { active, rootPageId, isFindable, mayBeEmbedded, hasBadge } = current
  const restored = { ...version, active, rootPageId, isFindable, mayBeEmbedded, hasBadge, experienceItems }
  return isSameData(restored, current) ? current : restored
}
