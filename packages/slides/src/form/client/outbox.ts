/**
 * What visitors sent and the server has not accepted yet, in this browser's IndexedDB. Pages store and deliver; a
 * service worker that is woken by OUTBOX_TAG may deliver too. Nothing here needs a document.
 */
import { type Answer, type Outcome, send } from './send.ts'

const DATABASE = 'taplet-forms'
const STORE = 'outbox'

/** The tag of the background sync that triggers a delivery. */
export const OUTBOX_TAG = 'outbox'

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'submissionId' })
  const database = await done(opening)
  try {
    return await done(work(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

/** Stores an answer until it is delivered; the same submission sent again replaces it. */
export const keep = (answer: Answer) => inStore('readwrite', (store) => store.put(answer))

export const remove = (submissionId: string) => inStore('readwrite', (store) => store.delete(submissionId))

/** Returns the stored answers, oldest first. */
export async function waiting(): Promise<Answer[]> {
  const answers: Answer[] = await inStore('readonly', (store) => store.getAll())
  return answers.sort((one, other) => one.keptAt - other.keptAt)
}

const alone = <T>(work: () => Promise<T>): Promise<T> =>
  // `locks` is missing on plain http. Two tabs may then both send: the server counts one submission once.
  globalThis.navigator.locks ? navigator.locks.request(OUTBOX_TAG, work) : work()

/**
 * Sends the stored answers one by one and reports each outcome. Those that the server accepted or rejected for good are
 * deleted; the first that must be retried ends the round. Resolves to the number that remain.
 */
export const deliver = (onOutcome: (answer: Answer, outcome: Outcome) => void = () => undefined): Promise<number> =>
  alone(async () => {
    for (const answer of await waiting()) {
      const outcome = await send(answer)
      if (outcome.kind !== 'LATER') await remove(answer.submissionId)
      onOutcome(answer, outcome)
      if (outcome.kind === 'LATER') break
    }
    return (await waiting()).length
  })
