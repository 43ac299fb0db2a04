import { deliverReports, type StoredReport, storeReport, post, VISITS_TAG } from '../../../visits/visit-outbox.ts'
import { MAX_EVENTS, VISITS_ADDRESS } from '../../../visits/visits-address.ts'
import { clock } from '../../visit/clock.ts'
import type { Visit } from '../../visit/visit.ts'
import { outboxFlag } from './outbox-flag.ts'

const QUIET_MS = 4000
const RETRIES_MS = [15_000, 60_000, 300_000] as const

/** Passes a report to the browser, which sends it even when the page is closed at once. */
function hand(report: string): void {
  const isTaken = navigator.sendBeacon(VISITS_ADDRESS, new Blob([report], { type: 'application/json' }))
  if (!isTaken) void post(report) // outlives the page, too
}

function askForSync(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined // missing on plain http
  // Missing in the types of some browsers, and refused if the visitor disabled it.
  const register = (worker: ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }) =>
    worker.sync?.register(VISITS_TAG)
  void workers?.ready.then(register).catch(() => undefined)
}

/** Removes as many events from the visit as fit one report, and converts their times to ages. */
function takeReport(visit: Visit): StoredReport {
  const now = clock()
  const events = visit.events.splice(0, MAX_EVENTS).map((event) => ({ ...event, ago: now - event.ago }))
  const { visitId, fullPagePath, tagId, guest, search, referrer } = visit
  const report = { visitId, fullPagePath, tagId, guest, search, referrer, events }
  return { keptAt: Date.now(), report }
}

/**
 * Sends the events of a visit: in one batch after a while without more, and at once when the visitor looks away.
 * Without a network they are stored in this browser's database, from which the worker may deliver them long after the
 * page is gone.
 */
export function createSender(visit: Visit) {
  let isSending = false
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function plan(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void sendQuietly(), ms)
  }

  async function keep(stored: StoredReport): Promise<void> {
    const isStored = await storeReport(stored).then(
      () => true,
      () => false, // a private window, or a full disk: sending it again may still work
    )
    if (isStored) {
      outboxFlag.set(true)
      askForSync()
    } else hand(JSON.stringify(stored.report))
  }

  async function deliverStored(): Promise<boolean> {
    if (!outboxFlag.get()) return true
    const isEmpty = await deliverReports().catch(() => true)
    outboxFlag.set(!isEmpty)
    return isEmpty
  }

  /** Sends all events; resolves to whether all were delivered or stored. */
  async function sendAll(): Promise<boolean> {
    while (visit.events.length > 0) {
      const stored = takeReport(visit)
      const isHeard = navigator.onLine && (await post(JSON.stringify(stored.report))) !== 'LATER'
      if (isHeard) continue
      await keep(stored)
      return false
    }
    return navigator.onLine && deliverStored()
  }

  async function sendQuietly(): Promise<void> {
    if (isSending) return
    isSending = true
    const isDone = await sendAll()
    isSending = false
    tries = isDone ? 0 : tries + 1
    if (!isDone) plan(RETRIES_MS[Math.min(tries, RETRIES_MS.length) - 1] ?? QUIET_MS)
  }

  addEventListener('online', () => plan(0))
  return {
    /** Called when an event was noted. */
    wake(): void {
      if (tries === 0) plan(QUIET_MS)
    },
    /** The page may be closed in a moment. */
    flush(): void {
      while (visit.events.length > 0) {
        const stored = takeReport(visit)
        // If the last attempt failed, this one may too, so it is also stored: the server counts duplicates once.
        if (!navigator.onLine || tries > 0) void keep(stored)
        if (navigator.onLine) hand(JSON.stringify(stored.report))
      }
    },
  }
}
