import type { ExperienceItem } from '@taplet/contract'
import { itemKinds } from './item-kinds.ts'

export const sortKeys = ['changed', 'name', 'created', 'used'] as const
export type SortKey = (typeof sortKeys)[number]
export const usageKeys = ['all', 'used', 'unused'] as const
export type UsageKey = (typeof usageKeys)[number]
export const kindKeys = ['any', ...Object.values(itemKinds).map(({ word }) => word)] as const
export type KindKey = (typeof kindKeys)[number]

export interface Wanted {
  search: string
  sort: SortKey
  use: UsageKey
  kind: KindKey
}

/** The filter on items for each usage choice. */
export const usageTests: Readonly<Record<UsageKey, (item: ExperienceItem) => boolean>> = {
  all: () => true,
  used: (item) => item.usedIn.length > 0,
  unused: (item) => item.usedIn.length === 0,
}

const orders: Readonly<Record<SortKey, (one: ExperienceItem, other: ExperienceItem) => number>> = {
  changed: (one, other) => other.updatedAt.localeCompare(one.updatedAt),
  created: (one, other) => other.createdAt.localeCompare(one.createdAt),
  name: (one, other) => one.itemName.localeCompare(other.itemName, undefined, { numeric: true, sensitivity: 'base' }),
  used: (one, other) => other.usedIn.length - one.usedIn.length,
}

/** The text that search covers for each slide: its name, the address it shows, and its words. */
export function searchTexts(
  items: readonly ExperienceItem[],
  wordsOf: (item: ExperienceItem) => string,
): ReadonlyMap<string, string> {
  return new Map(
    items.map((item) => [
      item.experienceItemId,
      `${item.itemName} ${item.websiteUrl} ${wordsOf(item)}`.toLocaleLowerCase(),
    ]),
  )
}

/** The slides that contain every word of the search and pass the filters, in the requested order. */
export function findSlides(
  items: readonly ExperienceItem[],
  texts: ReadonlyMap<string, string>,
  { search, sort, use, kind }: Wanted,
): ExperienceItem[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return items
    .filter(
      (item) =>
        usageTests[use](item) &&
        (kind === 'any' || itemKinds[item.itemType].word === kind) &&
        words.every((word) => texts.get(item.experienceItemId)?.includes(word) ?? false),
    )
    .sort((one, other) => orders[sort](one, other) || orders.changed(one, other))
}
