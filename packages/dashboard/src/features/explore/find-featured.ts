import type { FeaturedExperience } from '@taplet/contract'

/** The kinds in the list, each once, alphabetical. */
export const categoriesOf = (experiences: readonly FeaturedExperience[]): string[] =>
  [...new Set(experiences.map((one) => one.category))]
    .filter(Boolean)
    .toSorted((first, second) => first.localeCompare(second))

/** Those of a kind (or of all kinds) whose name, description or kind holds the words. */
export function findFeatured(
  experiences: readonly FeaturedExperience[],
  category: string | undefined,
  search: string,
): FeaturedExperience[] {
  const words = search.trim().toLocaleLowerCase()
  return experiences.filter(
    (one) =>
      (category === undefined || one.category === category) &&
      [one.pageName, one.description, one.category].some((text) => text.toLocaleLowerCase().includes(words)),
  )
}
