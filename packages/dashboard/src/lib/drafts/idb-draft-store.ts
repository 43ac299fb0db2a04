import { PRODUCT } from '@taplet/contract'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { DraftRecord } from './draft-record.ts'
import { type DraftStore, keyText, targetOfKey } from './draft-store.ts'

interface Schema extends DBSchema {
  drafts: { key: string; value: DraftRecord }
}

const NAME = `${PRODUCT.slug}.drafts`
const NEXT = '\uffff' // after every id

const open = (name: string) =>
  openDB<Schema>(name, 1, {
    upgrade: (database) => void database.createObjectStore('drafts'),
    // A newer release in another tab wants to change the store: let it.
    blocking: (_current, _next, event) => (event.target as IDBDatabase | null)?.close(), // the event's own database
  })

/**
 * Drafts in the browser's database. Steps run in the order of their calls. Rejects where the browser keeps nothing
 * (some private windows, a full disk).
 */
export function createIdbDraftStore(name = NAME): DraftStore {
  let database: IDBPDatabase<Schema> | undefined
  // Where nothing is kept, the steps say so, each for itself.
  let queue: Promise<unknown> = connect().catch(() => undefined)

  async function connect(): Promise<IDBPDatabase<Schema>> {
    const opened = await open(name)
    opened.addEventListener('close', () => (database = undefined))
    return (database = opened)
  }
  /** At once while the database is open: the browser orders what has begun. Else in turn, once it is open. */
  async function run<Answer>(step: (on: IDBPDatabase<Schema>) => Promise<Answer>): Promise<Answer> {
    const opened = database
    if (opened) {
      try {
        return await step(opened)
      } catch (error) {
        if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
        if (database === opened) database = undefined // closed, by a newer release or by the browser
      }
    }
    const answer = queue.then(async () => step(database ?? (await connect())))
    queue = answer.catch(() => undefined)
    return answer
  }
  const range = (prefix: string) => IDBKeyRange.bound(prefix, prefix + NEXT)

  return {
    put: (record) => run(async (on) => void (await on.put('drafts', record, keyText(record)))),
    remove: (key, sequence) =>
      run(async (on) => {
        const transaction = on.transaction('drafts', 'readwrite')
        const kept = await transaction.store.get(keyText(key))
        if (kept && kept.sequence <= sequence) await transaction.store.delete(keyText(key))
        await transaction.done
      }),
    find: (accountId, { kind, targetId }) =>
      run((on) => on.getAll('drafts', range(`${accountId}/${kind}/${targetId}/`))),
    targets: async (accountId) => {
      const keys = await run((on) => on.getAllKeys('drafts', range(`${accountId}/`)))
      return keys.map(targetOfKey).filter((target) => target !== undefined)
    },
  }
}
