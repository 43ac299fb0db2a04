import { HOUR_MS } from '@taplet/base/time'

const WINDOW_MS = HOUR_MS
/** Reports of one address in an hour: more than a careful person finds, fewer than a grudge needs. */
const MAX_REPORTS = 10
/** Addresses that are told apart in one window; a flood from more of them is the network's to stop. */
const MAX_ADDRESSES = 50_000

/** Counts reports by address in memory. Answers the seconds to wait, 0 when one more may pass. */
export function createReportLimits(now: () => number) {
  let window = 0
  let counts = new Map<string, number>()
  return (address: string): number => {
    const current = Math.floor(now() / WINDOW_MS)
    if (current !== window || counts.size > MAX_ADDRESSES) counts = new Map()
    window = current
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    return count > MAX_REPORTS ? Math.ceil(((current + 1) * WINDOW_MS - now()) / 1000) : 0
  }
}
