import { sum } from '@taplet/base/sum'
import type { Counts } from '../queries.ts'
import type { InboxTab } from './inbox-address.ts'

/** How many entries a tab's list has for the chosen state; without one, all but spam. */
export function shownCounts(counts: Counts, tab: InboxTab): Readonly<Record<string, number>> {
  const { SPAM, ...others }: Record<string, number> = tab === 'reviews' ? counts.reviews : counts.subscribers
  return { ...others, SPAM: SPAM ?? 0, any: sum(Object.values(others)) }
}
