import { MINUTE_MS } from '@taplet/base/time'
import { createWindow } from '../../platform/limits/window.ts'

/** Visits one address may begin in one app per minute: more than the guests of a full shop behind one Wi-Fi. */
const MAX_VISITS = 120
/** Reports of one address per minute, of all its visits to all apps: each visit reports once for each new slide. */
const MAX_REPORTS = 1200

interface Guest {
  reports: number
  /** The subjects for which its flood has been recorded. */
  reported: ReadonlySet<string>
  /** Visits begun, by app. */
  visits: Map<string, number>
}

/** Visits known to have begun: at least this many are remembered, and up to twice as many. */
const MAX_BEGUN = 50_000

/** Remembers the most recent values; the older half is dropped at once. */
function createRecent() {
  let [young, old] = [new Set<string>(), new Set<string>()]
  return {
    has: (id: string): boolean => young.has(id) || old.has(id),
    add(id: string): void {
      if (young.size >= MAX_BEGUN) [young, old] = [new Set(), young]
      young.add(id)
    },
  }
}

const NOTHING_REPORTED: ReadonlySet<string> = new Set()

/** Counts reports of visits by address, in memory and per minute. Each returns the seconds to wait, 0 when it may pass. */
export function createVisitLimits(now: () => number) {
  const guests = createWindow<Guest>({ now, windowMs: MINUTE_MS }, () => ({
    reports: 0,
    reported: NOTHING_REPORTED,
    visits: new Map(),
  }))
  const begun = createRecent()

  return {
    /** Call before anything is read for it. */
    takeReport(address: string): number {
      const guest = guests.of(address)
      guest.reports++
      return guest.reports > MAX_REPORTS ? guests.secondsLeft() : 0
    },

    /** Whether the flood of an address has not yet been recorded in this minute, for this subject. */
    isNewFlood(address: string, subjectId: string): boolean {
      const guest = guests.of(address)
      if (guest.reported.has(subjectId)) return false
      guest.reported = new Set(guest.reported).add(subjectId)
      return true
    },

    /** A visit that has begun may go on, in later minutes too; only new ones count. */
    takeVisit(address: string, experienceId: string, visitId: string): number {
      if (begun.has(visitId)) return 0
      const { visits } = guests.of(address)
      const count = visits.get(experienceId) ?? 0
      if (count >= MAX_VISITS) return guests.secondsLeft()
      visits.set(experienceId, count + 1)
      begun.add(visitId)
      return 0
    },
  }
}
