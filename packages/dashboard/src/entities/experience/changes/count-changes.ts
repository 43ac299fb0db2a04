import type { Page } from '@taplet/contract'
import { dataDifferences, type Difference, isSameData } from '@taplet/slides/edits'
import { documentOf, type ExperienceDocument } from '../experience-document.ts'
import type { Changes } from './change.ts'

/** When a slide shows is one difference, whatever its rule says. */
const isWhole = ([field]: readonly string[]): boolean => field === 'slideRules'

/** What differs in the app itself; whether visitors see it is a matter of publishing alone. */
export function appDifferences(page: Page, document: ExperienceDocument): Difference[] {
  const saved = documentOf(page)
  const fields = dataDifferences(saved, document).filter(({ path }) => path[0] !== 'active' && !isWhole(path))
  const rules = document.experienceItems.flatMap((itemId) => {
    const [before = {}, after = {}] = [saved.slideRules[itemId], document.slideRules[itemId]]
    return isSameData(before, after) ? [] : [{ path: ['slideRules', itemId], before, after }]
  })
  return [...fields, ...rules]
}

/** How many changes visitors do not see yet. A slide that is new in the app is one, with all its edits. */
export const countChanges = (page: Page, document: ExperienceDocument, slides: Changes['slides'] = []): number =>
  appDifferences(page, document).length +
  slides.filter(
    ({ targetId }) => page.experienceItems.includes(targetId) && document.experienceItems.includes(targetId),
  ).length
