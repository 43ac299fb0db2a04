import type { QrDesign } from '@taplet/contract'

export const sortKeys = ['changed', 'name', 'score', 'used'] as const
export type SortKey = (typeof sortKeys)[number]
export const filterKeys = ['all', 'used', 'weak'] as const
export type FilterKey = (typeof filterKeys)[number]

/** Below this score a design is worth fixing: some phones cannot read it. */
const GOOD_SCORE = 65

export const filterTests: Record<FilterKey, (design: QrDesign) => boolean> = {
  all: () => true,
  used: ({ usedByLinks }) => usedByLinks > 0,
  weak: ({ check }) => check !== null && check.score < GOOD_SCORE,
}

type Order = (one: QrDesign, other: QrDesign) => number
const orders: Record<SortKey, Order> = {
  changed: (one, other) => other.updatedAt.localeCompare(one.updatedAt),
  name: (one, other) =>
    one.qrDesignName.localeCompare(other.qrDesignName, undefined, { numeric: true, sensitivity: 'base' }),
  score: (one, other) => (other.check?.score ?? 0) - (one.check?.score ?? 0),
  used: (one, other) => other.usedByLinks - one.usedByLinks,
}

interface Wanted {
  search: string
  sort: SortKey
  filter: FilterKey
}

/** The designs whose names contain every word of the search, in the requested order. */
export function findDesigns(designs: readonly QrDesign[], { search, sort, filter }: Wanted): QrDesign[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return designs
    .filter((design) => {
      const name = design.qrDesignName.toLocaleLowerCase()
      return filterTests[filter](design) && words.every((word) => name.includes(word))
    })
    .sort((one, other) => orders[sort](one, other) || orders.changed(one, other))
}
