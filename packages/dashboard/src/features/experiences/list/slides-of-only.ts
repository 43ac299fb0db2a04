import type { ExperienceItem, Page } from '@taplet/contract'

/** The slides that only these instant apps show. */
export function slidesOfOnly(pages: readonly Page[], items: readonly ExperienceItem[]): ExperienceItem[] {
  const ids = new Set(pages.map((page) => page.experienceId))
  return items.filter(({ usedIn }) => usedIn.length > 0 && usedIn.every((id) => ids.has(id)))
}
