import { DAY_MS } from '@taplet/base/time'

/**
 * Reports of visits that found no network, in this browser's own database. Pages put in and deliver; the service worker
 * delivers when the browser wakes it by VISITS_TAG. Nothing here needs a document.
 */

import { VISITS_ADDRESS } from './visits-call.ts'

/** As the contract has it, but for when it was kept. */
export interface KeptReport {
  keptAt: number
  report: { readonly events: readonly { readonly ago: number }[] }
}

export type Delivery = 'TAKEN' | 'REFUSED' | 'LATER'

/** The tag of the background sync that asks for a delivery. */
export const VISITS_TAG = 'visits'
const DATABASE = 'taplet-visits'
const STORE = 'reports'
/** Of older visits nobody asks how they went. */
const MAX_AGE_MS = DAY_MS
const MAX_KEPT = 50
// Timeout, too early, too many: worth another try, like all that is the server's own fault.
const PASSING = [408, 425, 429]

/** Hands a report over; what our server did not say counts as silence: a hotel's sign-in page answers 200 too. */
export async function post(report: string): Promise<Delivery> {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(VISITS_ADDRESS, { method: 'POST', keepalive: true, headers, body: report })
    if (response.status >= 500 || PASSING.includes(response.status)) return 'LATER'
    const { callResult }: { callResult?: string } = await response.json()
    if (!callResult) return 'LATER'
    return callResult === 'SUCCESS' ? 'TAKEN' : 'REFUSED'
  } catch {
    return 'LATER'
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function inStore<T>(work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { autoIncrement: true })
  const database = await done(opening)
  try {
    return await work(database.transaction(STORE, 'readwrite').objectStore(STORE))
  } finally {
    database.close()
  }
}

/** Keeps a report until it is delivered or a day old; the oldest make room. */
export const keepReport = (kept: KeptReport): Promise<void> =>
  inStore(async (store) => {
    await done(store.add(kept))
    const keys = await done(store.getAllKeys())
    for (const key of keys.slice(0, -MAX_KEPT)) await done(store.delete(key))
  })

async function waiting(): Promise<{ key: IDBValidKey; kept: KeptReport }[]> {
  return inStore(async (store) => {
    const keys = await done(store.getAllKeys())
    const all: KeptReport[] = await done(store.getAll())
    return all.flatMap((kept, place) => {
      const key = keys[place]
      return key === undefined ? [] : [{ key, kept }]
    })
  })
}

const forget = (key: IDBValidKey): Promise<undefined> => inStore((store) => done(store.delete(key)))

/** A report as if it were written now: what happened in it is that much longer ago. */
function reportNow({ keptAt, report }: KeptReport): string {
  const late = Math.max(0, Date.now() - keptAt)
  return JSON.stringify({ ...report, events: report.events.map((event) => ({ ...event, ago: event.ago + late })) })
}

const alone = <T>(work: () => Promise<T>): Promise<T> =>
  // Absent on plain http. Two tabs may then both send: the server counts one event once.
  globalThis.navigator.locks ? navigator.locks.request(VISITS_TAG, work) : work()

/** Sends what waits, oldest first; resolves to whether all of it is gone. The first that has to wait ends the round. */
export const deliverReports = (send: (report: string) => Promise<Delivery> = post): Promise<boolean> =>
  alone(async () => {
    for (const { key, kept } of await waiting()) {
      const isOld = Date.now() - kept.keptAt > MAX_AGE_MS
      if (!isOld && (await send(reportNow(kept))) === 'LATER') return false
      await forget(key)
    }
    return true
  })
