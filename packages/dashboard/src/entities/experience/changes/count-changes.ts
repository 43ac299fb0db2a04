import type { Page } from '@taplet/contract'
import { dataDifferences, type Difference, isSameData } from '@taplet/slides/edits'
import { documentOf, type ExperienceDocument } from '../experience-document.ts'
import type { Changes } from './change.ts'

const isWhole = ([field]: readonly string[]): boolean => field === 'slideRules' || field === 'theme'

/** Where two states of an app differ. When a slide shows is one difference, whatever its rule says, and so is the look. */
export function documentDifferences(saved: ExperienceDocument, document: ExperienceDocument): Difference[] {
  const fields = dataDifferences(saved, document).filter(({ path }) => !isWhole(path))
  const rules = document.experienceItems.flatMap((itemId) => {
    const [before = {}, after = {}] = [saved.slideRules[itemId], document.slideRules[itemId]]
    return isSameData(before, after) ? [] : [{ path: ['slideRules', itemId], before, after }]
  })
  const { theme: before } = saved
  const { theme: after } = document
  // An earlier release stored none: nothing is known of it.
  const isSame = before === undefined || after === undefined || isSameData(before, after)
  return [...fields, ...rules, ...(isSame ? [] : [{ path: ['theme'], before, after }])]
}

/** What differs in the app itself; whether visitors see it is a matter of publishing alone. */
export const appDifferences = (page: Page, document: ExperienceDocument): Difference[] =>
  documentDifferences(documentOf(page), document).filter(({ path }) => path[0] !== 'active')

/** How many changes visitors do not see yet. A slide that is new in the app is one, with all its edits. */
export const countChanges = (page: Page, document: ExperienceDocument, slides: Changes['slides'] = []): number =>
  appDifferences(page, document).length +
  slides.filter(
    ({ targetId }) => page.experienceItems.includes(targetId) && document.experienceItems.includes(targetId),
  ).length
