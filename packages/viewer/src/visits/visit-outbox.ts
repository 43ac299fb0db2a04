import { DAY_MS } from '@taplet/base/time'

/**
 * Visit reports that found no network, in this browser's own database. Pages store and deliver them; the service worker
 * delivers when the browser wakes it by VISITS_TAG. Nothing here needs a document.
 */

import { VISITS_ADDRESS } from './visits-address.ts'

/** As in the contract, plus the time it was stored. */
export interface StoredReport {
  keptAt: number
  report: { readonly events: readonly { readonly ago: number }[] }
}

export type Delivery = 'TAKEN' | 'REFUSED' | 'LATER'

/** The background-sync tag that requests a delivery. */
export const VISITS_TAG = 'visits'
const DATABASE = 'taplet-visits'
const STORE = 'reports'
/** Older visits are no longer of interest. */
const MAX_AGE_MS = DAY_MS
const MAX_STORED = 50
// Timeout, too early, too many: worth a retry, like all 5xx errors.
const PASSING = [408, 425, 429]

/** Sends a report; an answer that is not our server's counts as none: a hotel's sign-in page returns 200 too. */
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

/** Stores a report until it is delivered or a day old; the oldest are dropped for lack of room. */
export const storeReport = (stored: StoredReport): Promise<void> =>
  inStore(async (store) => {
    await done(store.add(stored))
    const keys = await done(store.getAllKeys())
    for (const key of keys.slice(0, -MAX_STORED)) await done(store.delete(key))
  })

async function waiting(): Promise<{ key: IDBValidKey; stored: StoredReport }[]> {
  return inStore(async (store) => {
    const keys = await done(store.getAllKeys())
    const all: StoredReport[] = await done(store.getAll())
    return all.flatMap((stored, index) => {
      const key = keys[index]
      return key === undefined ? [] : [{ key, stored }]
    })
  })
}

const remove = (key: IDBValidKey): Promise<undefined> => inStore((store) => done(store.delete(key)))

/** Updates a report to the present: its events are that much older. */
function reportNow({ keptAt, report }: StoredReport): string {
  const late = Math.max(0, Date.now() - keptAt)
  return JSON.stringify({ ...report, events: report.events.map((event) => ({ ...event, ago: event.ago + late })) })
}

const alone = <T>(work: () => Promise<T>): Promise<T> =>
  // Absent on plain http. Two tabs may then both send: the server counts each event once.
  globalThis.navigator.locks ? navigator.locks.request(VISITS_TAG, work) : work()

/** Sends waiting reports, oldest first; resolves to whether none is left. Stops at the first that has to wait. */
export const deliverReports = (send: (report: string) => Promise<Delivery> = post): Promise<boolean> =>
  alone(async () => {
    for (const { key, stored } of await waiting()) {
      const isOld = Date.now() - stored.keptAt > MAX_AGE_MS
      if (!isOld && (await send(reportNow(stored))) === 'LATER') return false
      await remove(key)
    }
    return true
  })
