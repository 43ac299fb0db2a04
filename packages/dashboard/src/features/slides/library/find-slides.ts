import type { ExperienceItem, View } from '@taplet/contract'
import { wordsOnSlide } from './words-on-slide.ts'

export type SortKey = 'newest' | 'name' | 'used'

const orders: Readonly<Record<SortKey, (one: ExperienceItem, other: ExperienceItem) => number>> = {
  newest: (one, other) => other.updatedAt.localeCompare(one.updatedAt),
  name: (one, other) => one.itemName.localeCompare(other.itemName, undefined, { numeric: true, sensitivity: 'base' }),
  used: (one, other) => other.usedIn.length - one.usedIn.length,
}

/** The slides whose name or words hold every word of the search, in the order asked for. */
export function findSlides(
  items: readonly ExperienceItem[],
  views: ReadonlyMap<string, View>,
  search: string,
  sort: SortKey,
): ExperienceItem[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  const isWanted = (item: ExperienceItem) => {
    if (wanted.length === 0) return true
    const view = item.viewId ? views.get(item.viewId) : undefined
    const words = `${item.itemName} ${view ? wordsOnSlide(view) : ''}`.toLowerCase()
    return wanted.every((word) => words.includes(word))
  }
  return items.filter(isWanted).sort((one, other) => orders[sort](one, other) || orders.newest(one, other))
}
