import { tierOf } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { clearKept, keepNewest } from '../kept/store.ts'
import * as store from './store.ts'
import type { SubscribedPlan } from './subscribed-plan.ts'

type Trx = Transaction<Tables>

/** Sets the access level of accounts: the higher of what the operator gave and what a subscription gives. */
export const levels = {
  /** Writes what the account's subscription gives, `null` for nothing. Returns the effective level. */
  setSubscriptionLevel: (accountId: string, plan: SubscribedPlan | null, trx: Trx): Promise<number> =>
    change(accountId, () => store.setSubscribed(accountId, plan, trx), trx),
  /** Writes what the operator gave. Returns the effective level. */
  setGrantedLevel: (accountId: string, level: number, trx: Trx): Promise<number> =>
    change(accountId, () => store.setGranted(accountId, level, trx), trx),
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
