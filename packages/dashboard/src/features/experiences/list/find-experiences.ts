import type { Page } from '@taplet/contract'

export type SortKey = 'changed' | 'name'

/** The instant apps whose name or address holds the words, in the order asked for. */
export function findExperiences(pages: readonly Page[], search: string, sort: SortKey): Page[] {
  const words = search.trim().toLocaleLowerCase()
  const found = pages.filter(
    (page) => page.pageName.toLocaleLowerCase().includes(words) || page.fullPagePath.includes(words),
  )
  return found.toSorted(sort === 'name' ? byName : byChange)
}

const byName = (first: Page, second: Page): number => first.pageName.localeCompare(second.pageName)
const byChange = (first: Page, second: Page): number => second.updatedAt.localeCompare(first.updatedAt)
