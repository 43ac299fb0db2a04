import type { ExperienceDocument } from './experience-kind.ts'

type Order = readonly string[]

/** Makes an edit of the slides' order one of the document. Returns the same document when the order stays the same list. */
export function changeOrder(document: ExperienceDocument, make: (order: Order) => Order): ExperienceDocument {
  const experienceItems = make(document.experienceItems)
  return experienceItems === document.experienceItems ? document : { ...document, experienceItems }
}
