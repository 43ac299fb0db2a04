import { sum } from '@taplet/base/numbers'
import type { Counts } from '../queries.ts'
import type { InboxTab } from './inbox-address.ts'

/** How many the list of a tab shows by the state that is chosen; without one it shows all but the spam. */
export function shownCounts(counts: Counts, tab: InboxTab): Readonly<Record<string, number>> {
  const { SPAM, ...others }: Record<string, number> = tab === 'reviews' ? counts.reviews : counts.subscribers
  return { ...others, SPAM: SPAM ?? 0, any: sum(Object.values(others)) }
}
