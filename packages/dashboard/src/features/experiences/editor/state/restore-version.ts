import { isSameData } from '@taplet/slides/edits'
import type { ExperienceDocument } from '../../../../entities/experience/experience-document.ts'

/**
 * Restores an earlier version, except for whether visitors see it, its address, which they know, who may find and embed
 * it, its badge, and its look, which its slides wear: versions are of content. Slides that have been deleted since are
 * left out. Returns the same document when nothing changes.
 */
export function restoreVersion(
  current: ExperienceDocument,
  version: ExperienceDocument,
  isThere: (itemId: string) => boolean,
): ExperienceDocument {
  const experienceItems = version.experienceItems.filter(isThere)
  const { active, rootPageId, isFindable, mayBeEmbedded, hasBadge, theme } = current
  const restored = { ...version, active, rootPageId, isFindable, mayBeEmbedded, hasBadge, theme, experienceItems }
  return isSameData(restored, current) ? current : restored
}
