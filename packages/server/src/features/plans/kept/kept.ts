import { FREE_LIMITS, type KeptIds, type LimitedKind, tierOf } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { messages } from '../messages/messages.ts'
import * as store from './store.ts'

export interface KeptDependencies {
  db: Database
  limits: { lockAccount(accountId: string, trx: Transaction<Tables>): Promise<number> }
}

/** What stays editable where an account has more than the Free plan holds (spec D18). */
export function createKept({ db, limits }: KeptDependencies) {
  const isFree = async (accountId: string, trx: Transaction<Tables>) =>
    tierOf(await limits.lockAccount(accountId, trx)) === 'FREE'
  return {
    fetch: (accountId: string): Promise<KeptIds> =>
      inTransaction(db, async (trx) => store.keptIds(accountId, await isFree(accountId, trx), trx)),

    /** Chooses these of one kind. Places that are left go to the oldest, or to those edited last when the plan ends. */
    async choose(accountId: string, kind: LimitedKind, ids: readonly string[]): Promise<KeptIds> {
      const chosen = [...new Set(ids)]
      if (chosen.length > FREE_LIMITS[kind])
        throw new AppError('BAD_REQUEST', {
          field: 'ids',
          message: messages.later('tooManyKept', { max: FREE_LIMITS[kind] }),
        })
      return inTransaction(db, async (trx) => {
        const free = await isFree(accountId, trx)
        if ((await store.countOwn(accountId, kind, chosen, trx)) !== chosen.length) throw new AppError('NOT_FOUND')
        await store.setKept(accountId, kind, chosen, trx)
        return store.keptIds(accountId, free, trx)
      })
    },
  }
}
export type Kept = ReturnType<typeof createKept>
