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
  let opening: Promise<IDBPDatabase<Schema>> | undefined

  async function connect(): Promise<IDBPDatabase<Schema>> {
    try {
      const opened = await open(name)
      opened.addEventListener('close', () => (database = undefined))
      return (database = opened)
    } finally {
      opening = undefined
    }
  }
  const opened = () => (opening ??= connect())
  // Ahead of the first step; where nothing is kept, the steps say so, each for itself.
  opened().catch(() => undefined)

  /**
   * Begins a step at once while the database is open: the browser orders what has begun. What waits for it begins in one
   * go once it is open, in the order of the calls: a step that waited for an earlier one to end would be overtaken by a
   * later one, and would write older edits over newer ones.
   */
  async function run<Answer>(step: (on: IDBPDatabase<Schema>) => Promise<Answer>): Promise<Answer> {
    const known = database
    if (known) {
      try {
        return await step(known)
      } catch (error) {
        if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
        if (database === known) database = undefined // closed, by a newer release or by the browser
      }
    }
    return step(await opened())
  }
  const range = (prefix: string) => IDBKeyRange.bound(prefix, prefix + NEXT)

  return {
    put: (record) =>
      run(async (on) => {
        const transaction = on.transaction('drafts', 'readwrite')
        const put = transaction.store.put(record, keyText(record))
        // Asked for in this very tick. Else the browser waits until the page has heard of the write, and drops it when
        // the page dies, or is too busy to hear, before that.
        transaction.commit()
        await Promise.all([put, transaction.done])
      }),
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
