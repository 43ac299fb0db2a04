import type { VisitorOrder } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Database, Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { type PageOf, toOrder } from '../orders/to-order.ts'
import * as store from './store.ts'

interface BuyerDependencies {
  db: Database
  pageOf: PageOf
  /** How long tax law asks for what a paid order says. */
  retentionYears: number
  clock: () => Date
}

/** Orders changed by one statement of the sweep, so that no lock is held for long. */
const SOME = 2000

/** What orders hold of the people who made them, by e-mail address. */
export function createBuyers({ db, pageOf, retentionYears, clock }: BuyerDependencies) {
  return {
    async find(accountId: string, email: string): Promise<VisitorOrder[]> {
      const rows = await store.listOf(accountId, email, retentionYears, db)
      const now = clock()
      return rows.map(({ retained_until: until, ...row }) => ({
        ...toOrder(row, pageOf),
        retainedUntil: until !== null && until > now ? until.toISOString() : null,
      }))
    },

    /**
     * Takes the buyer out of all orders that no law keeps; the others say when that is to be done. What was ordered and
     * paid stays, for the merchant's sums.
     */
    async erase(
      accountId: string,
      email: string,
      trx: Transaction<Tables>,
    ): Promise<{ erased: number; retained: number }> {
      await store.setEraseAt(accountId, email, retentionYears, clock(), trx)
      const erased = await store.blankOf(accountId, email, clock(), trx)
      return { erased, retained: await store.countOf(accountId, email, trx) }
    },

    /** The sweep: takes buyers out of orders whose time has come. */
    async eraseDue(): Promise<void> {
      while ((await store.blankSomeDue(clock(), SOME, db)) === SOME) continue
    },

    accountsWith: (email: string, executor: Executor): Promise<string[]> => store.accountsWith(email, executor),
  }
}
