import { HOUR_MS } from '@taplet/base/time'

/** At least this many are remembered, and up to twice as many. */
const MAX_KNOWN = 50_000
const LASTS_MS = 12 * HOUR_MS

/**
 * Visits of people that this process stored within a day, while they are open in the database for two. Later reports of
 * them need not be described again: who came, and from where, is already stored.
 */
export function createKnownVisits(now: () => number) {
  let [young, old] = [new Map<string, string>(), new Map<string, string>()]
  let since = now()

  function age(): void {
    const ms = now() - since
    if (young.size < MAX_KNOWN && ms < LASTS_MS) return
    old = ms < 2 * LASTS_MS ? young : new Map()
    young = new Map()
    since = now()
  }

  return {
    /** Whether this is a visit of this app; it does not match under another app's id. */
    has(visitId: string, experienceId: string): boolean {
      age()
      return (young.get(visitId) ?? old.get(visitId)) === experienceId
    },
    add(visitId: string, experienceId: string): void {
      age()
      young.set(visitId, experienceId)
    },
  }
}
