import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Storage } from '../../../platform/storage/create-storage.ts'
import { erasedTables } from './erase-plan.ts'
import * as store from './store.ts'

interface Dependencies {
  db: Database
  storage: Storage
  clock: () => Date
  ordersRetentionYears: number
}

/** Rows deleted by one statement, so that no lock is held for long. */
const SOME = 2000
const SCOPES = ['public', 'protected', 'private'] as const

/** Repeats a deletion in parts until nothing is left. */
async function untilNone(deleteSome: () => Promise<boolean>): Promise<void> {
  while (await deleteSome()) continue
}

/**
 * Erases closed accounts whose time has come. Each step may be done again: what was interrupted is done from the start,
 * and finds less to do. The row that says who closed is marked last.
 */
export function createEraseAccounts({ db, storage, clock, ordersRetentionYears }: Dependencies) {
  async function deleteFiles(accountId: string, identityId: string): Promise<void> {
    const { keys, prefixes } = await store.listFiles(accountId, db)
    for (const key of keys) await storage.delete(key)
    for (const prefix of [...prefixes, ...SCOPES.map((scope) => `${scope}/${identityId}/`)])
      for await (const { key } of storage.list(prefix)) await storage.delete(key)
  }

  async function erase(accountId: string, identityId: string): Promise<void> {
    // Files before the rows that name them.
    await deleteFiles(accountId, identityId)
    await untilNone(() => store.deleteSomeVisits(accountId, SOME, db))
    for (const table of erasedTables) await untilNone(() => store.deleteSome(table, accountId, SOME, db))
    await inTransaction(db, async (trx) => {
      await store.releaseOrders(accountId, ordersRetentionYears, trx)
      await store.blankCodes(accountId, clock(), trx)
      await store.eraseOwner(accountId, trx)
      await store.markErased(accountId, clock(), trx)
    })
  }

  return {
    /** Erases every account that is due, one after the other. */
    async eraseDue(): Promise<void> {
      for (const { account_id: id, identity_id: identityId } of await store.listDue(clock(), db))
        await erase(id, identityId)
    },
    /** Deletes orders of erased accounts whose time has come. */
    dropOrders: () => untilNone(() => store.deleteSomeOrders(clock(), SOME, db)),
  }
}
