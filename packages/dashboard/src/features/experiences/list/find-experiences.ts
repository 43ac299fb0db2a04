import type { Page } from '@taplet/contract'
import { publishState } from '../../../entities/experience/publish-state.ts'

export const sortKeys = ['changed', 'name', 'created', 'slides'] as const
export type SortKey = (typeof sortKeys)[number]
export const stateKeys = ['all', 'live', 'draft', 'resting', 'unsaved'] as const
export type StateKey = (typeof stateKeys)[number]

interface Wanted {
  search: string
  sort: SortKey
  state: StateKey
}

const byName = (first: Page, second: Page): number =>
  first.pageName.localeCompare(second.pageName, undefined, { numeric: true, sensitivity: 'base' })

const orders: Readonly<Record<SortKey, (first: Page, second: Page, edited: (page: Page) => string) => number>> = {
  changed: (first, second, edited) => edited(second).localeCompare(edited(first)),
  created: (first, second) => second.createdAt.localeCompare(first.createdAt),
  name: byName,
  slides: (first, second) => second.experienceItems.length - first.experienceItems.length,
}

/** The filter for each state; `unsaved` holds the ids of apps with edits that are not live. */
export const stateTests: Readonly<Record<StateKey, (page: Page, unsaved: ReadonlySet<string>) => boolean>> = {
  all: () => true,
  live: (page) => publishState(page) === 'live',
  draft: (page) => publishState(page) === 'draft',
  resting: (page) => ['takenDown', 'unpublished'].includes(publishState(page)),
  unsaved: (page, unsaved) => unsaved.has(page.experienceId),
}

/** What search covers for each instant app: name, address, description, and the text on its slides. */
export function searchTexts(pages: readonly Page[], wordsOf: (itemId: string) => string): ReadonlyMap<string, string> {
  return new Map(
    pages.map((page) => [
      page.experienceId,
      [page.pageName, page.fullPagePath, page.description, ...page.experienceItems.map(wordsOf)]
        .join(' ')
        .toLocaleLowerCase(),
    ]),
  )
}

/** The apps that match every word and the filter, in the requested order. `times` says when each was edited. */
export function findExperiences(
  pages: readonly Page[],
  texts: ReadonlyMap<string, string>,
  unsaved: ReadonlySet<string>,
  { search, sort, state }: Wanted,
  times: ReadonlyMap<string, string> = new Map(),
): Page[] {
  const edited = (page: Page) => times.get(page.experienceId) ?? page.updatedAt
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return pages
    .filter(
      (page) =>
        stateTests[state](page, unsaved) &&
        words.every((word) => texts.get(page.experienceId)?.includes(word) ?? false),
    )
    .sort((first, second) => orders[sort](first, second, edited) || byName(first, second))
}
