import type { Page } from '@taplet/contract'
import { dataDifferences, type Difference } from '@taplet/slides/edits'
import { documentOf, type ExperienceDocument } from '../experience-document.ts'
import type { Changes } from './change.ts'

/** What differs in the app itself; whether visitors see it is a matter of publishing alone. */
export const appDifferences = (page: Page, document: ExperienceDocument): Difference[] =>
  dataDifferences(documentOf(page), document).filter(({ path }) => path[0] !== 'active')

/** How many changes visitors do not see yet. A slide that is new in the app is one, with all its edits. */
export const countChanges = (page: Page, document: ExperienceDocument, slides: Changes['slides'] = []): number =>
  appDifferences(page, document).length +
  slides.filter(
    ({ targetId }) => page.experienceItems.includes(targetId) && document.experienceItems.includes(targetId),
  ).length
