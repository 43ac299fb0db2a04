import { tierOf } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { clearKept, keepNewest } from '../kept/store.ts'
import * as store from './store.ts'
import type { SubscribedPlan } from './subscribed-plan.ts'

type Trx = Transaction<Tables>

/** Sets the access level of accounts: the highest of what the installation gives everybody, what the operator gave and what a subscription gives. */
export const levels = {
  /** Writes what the account's subscription gives, `null` for nothing. Returns the effective level. */
  setSubscriptionLevel: (accountId: string, plan: SubscribedPlan | null, trx: Trx): Promise<number> =>
    change(accountId, () => store.setSubscribed(accountId, plan, trx), trx),
  /** Writes what the operator gave. Returns the effective level. */
  setGrantedLevel: (accountId: string, level: number, trx: Trx): Promise<number> =>
    change(accountId, () => store.setGranted(accountId, level, trx), trx),
}

const AT_ONCE = 100

/** Gives every account, also those to come, at least this level. What each has beyond it stays. */
export async function applyBaseLevel(level: number, db: Database): Promise<void> {
  await store.setBaseOfNew(level, db)
  for (;;) {
    const accountIds = await store.listOtherBase(level, AT_ONCE, db)
    for (const accountId of accountIds)
      await inTransaction(db, (trx) => change(accountId, () => store.setBase(accountId, level, trx), trx))
    if (accountIds.length < AT_ONCE) return
  }
}
export type Levels = typeof levels

async function change(accountId: string, write: () => Promise<number | undefined>, trx: Trx): Promise<number> {
  const before = await store.lockLevel(accountId, trx)
  const after = await write()
  if (before === undefined || after === undefined) throw new AppError('NOT_FOUND')
  const [wasFree, isFree] = [tierOf(before) === 'FREE', tierOf(after) === 'FREE']
  // What was edited last stays editable, until its owner chooses.
  if (isFree && !wasFree) await keepNewest(accountId, trx)
  if (wasFree && !isFree) await clearKept(accountId, trx)
  return after
}
