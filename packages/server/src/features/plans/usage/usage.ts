import { FREE_LIMITS, type LimitedKind, type PlanUsage, SEATS, STORAGE_LIMITS, tierOf } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Database, Executor } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import * as store from './store.ts'

export interface UsageDependencies {
  db: Database
  limits: { lockAccount(accountId: string, trx: Transaction<Tables>): Promise<number> }
  /** Returns the bytes that count against the account's storage. */
  storedBytes: (accountId: string, trx: Transaction<Tables>) => Promise<number>
  /** Returns how many people the account has, invited ones included. */
  seatsOf: (accountId: string, db: Executor) => Promise<number>
}

/** How much of its plan an account uses. */
export const createUsage =
  ({ db, limits, storedBytes, seatsOf }: UsageDependencies) =>
  (accountId: string): Promise<PlanUsage> =>
    inTransaction(db, async (trx) => {
      const tier = tierOf(await limits.lockAccount(accountId, trx))
      const counts = await store.countAll(accountId, trx)
      const of = (kind: LimitedKind) => ({ used: counts[kind], limit: tier === 'FREE' ? FREE_LIMITS[kind] : null })
      return {
        experience: of('experience'),
        experienceItem: of('experienceItem'),
        link: of('link'),
        qrDesign: of('qrDesign'),
        storageBytes: { used: await storedBytes(accountId, trx), limit: STORAGE_LIMITS[tier] },
        seats: { used: await seatsOf(accountId, trx), limit: SEATS[tier] },
      }
    })
export type Usage = ReturnType<typeof createUsage>
