import type { ExperienceDocument } from '../../../../entities/experience/experience-document.ts'

type Order = readonly string[]

/** Applies an edit of the slide order to the document. Returns the same document when the order is unchanged. */
export function changeOrder(document: ExperienceDocument, make: (order: Order) => Order): ExperienceDocument {
  const experienceItems = make(document.experienceItems)
  return experienceItems === document.experienceItems ? document : { ...document, experienceItems }
}
