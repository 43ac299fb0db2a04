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
    // A newer release in another tab needs to upgrade the database: close ours.
    blocking: (_current, _next, event) => (event.target as IDBDatabase | null)?.close(), // the event's own database
  })

/**
 * Drafts in the browser's database. Operations run in call order. Rejects where the browser stores nothing (some
 * private windows, a full disk).
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
  // Opened before the first operation; if nothing can be stored, each operation rejects by itself.
  opened().catch(() => undefined)

  /**
   * Starts an operation immediately while the database is open: the browser orders what has started. Operations that
   * wait for it start together once it is open, in call order: one that waited for an earlier one to end would be
   * overtaken by a later one, and would write older edits over newer ones.
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
        // Committed in this very tick. Otherwise the browser waits until the page has handled the write's event, and
        // drops the write if the page dies, or is too busy, before that.
        transaction.commit()
        await Promise.all([put, transaction.done])
      }),
    remove: (key, sequence) =>
      run(async (on) => {
        const transaction = on.transaction('drafts', 'readwrite')
        const stored = await transaction.store.get(keyText(key))
        if (stored && stored.sequence <= sequence) await transaction.store.delete(keyText(key))
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
