import type { MediaItem, MediaUse } from '@taplet/contract'

export const FILTERS = ['ALL', 'UNUSED', 'EDITED'] as const
export type MediaFilter = (typeof FILTERS)[number]
export const SORTS = ['NEWEST', 'OLDEST', 'NAME', 'LARGEST'] as const
export type MediaSort = (typeof SORTS)[number]

export interface MediaWish {
  search: string
  filter: MediaFilter
  sort: MediaSort
}
export const everything: MediaWish = { search: '', filter: 'ALL', sort: 'NEWEST' }

/** Where each file is used, by address. */
export type UseTable = ReadonlyMap<string, MediaUse>

type Order = (one: MediaItem, other: MediaItem) => number
const orders: Record<MediaSort, Order> = {
  NEWEST: (one, other) => other.createdAt.localeCompare(one.createdAt),
  OLDEST: (one, other) => one.createdAt.localeCompare(other.createdAt),
  NAME: (one, other) => one.fileName.localeCompare(other.fileName, undefined, { numeric: true, sensitivity: 'base' }),
  LARGEST: (one, other) => other.bytes - one.bytes,
}

const fits: Record<MediaFilter, (item: MediaItem, uses: UseTable) => boolean> = {
  ALL: () => true,
  UNUSED: (item, uses) => !uses.has(item.url),
  EDITED: (item) => item.originalMediaId !== '',
}

/** The files that match every word of the search in name or alt text, in the requested order. */
export function findMedia(
  items: readonly MediaItem[],
  { search, filter, sort }: MediaWish,
  uses: UseTable,
): MediaItem[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const isFound = (item: MediaItem) => {
    const text = `${item.fileName} ${item.altText}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return items.filter((item) => isFound(item) && fits[filter](item, uses)).toSorted(orders[sort])
}
