import { PRODUCT } from '@taplet/contract'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { DraftRecord } from './draft-record.ts'
import { type DraftStore, keyText, targetOfKey } from './draft-store.ts'

interface Schema extends DBSchema {
  /** Drafts by their key, and what each was made on under `base:` and its key: it is large, and changes rarely. */
  drafts: { key: string; value: Omit<DraftRecord, 'baseDocument'> | { baseDocument: unknown } }
}

const NAME = `${PRODUCT.slug}.drafts`
const NEXT = '\uffff' // after every id
const BASE = 'base:' // accounts have ids without such a mark

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
  /** The base of each draft as it was last written from here. */
  const bases = new Map<string, unknown>()
  async function put({ baseDocument, ...record }: DraftRecord, on: IDBPDatabase<Schema>): Promise<void> {
    const key = keyText(record)
    const transaction = on.transaction('drafts', 'readwrite')
    const { store, done } = transaction
    try {
      const isNew = bases.get(key) !== baseDocument
      if (isNew) void store.put({ baseDocument }, BASE + key).catch(() => undefined)
      void store.put(record, key).catch(() => undefined)
      bases.set(key, baseDocument)
      const known = isNew ? key : store.getKey(BASE + key).catch(() => key)
      await done
      // Another tab took this one for closed, and forgot what it had kept.
      if ((await known) === undefined) await on.put('drafts', { baseDocument }, BASE + key)
    } catch (error) {
      bases.delete(key)
      throw error
    }
  }
  const range = (prefix: string) => IDBKeyRange.bound(prefix, prefix + NEXT)

  return {
    put: (record) => run((on) => put(record, on)),
    remove: (key, sequence) =>
      run(async (on) => {
        const transaction = on.transaction('drafts', 'readwrite')
        const text = keyText(key)
        const kept = await transaction.store.get(text)
        if (kept && 'sequence' in kept && kept.sequence <= sequence) {
          bases.delete(text)
          await Promise.all([transaction.store.delete(text), transaction.store.delete(BASE + text)])
        }
        await transaction.done
      }),
    find: (accountId, { kind, targetId }) =>
      run(async (on) => {
        const prefix = `${accountId}/${kind}/${targetId}/`
        const { store } = on.transaction('drafts')
        const [keys, kept] = await Promise.all([store.getAllKeys(range(prefix)), store.getAll(range(prefix))])
        const based = await Promise.all(keys.map((key) => store.get(BASE + key)))
        // Drafts of an older release hold their base themselves.
        return kept.map((record, index) => ({ ...based[index], ...record }))
      }),
    targets: async (accountId) => {
      const keys = await run((on) => on.getAllKeys('drafts', range(`${accountId}/`)))
      return keys.map(targetOfKey).filter((target) => target !== undefined)
    },
  }
}
