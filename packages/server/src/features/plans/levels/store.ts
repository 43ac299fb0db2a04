import type { Executor } from '../../../platform/db/database.ts'
import type { SubscribedPlan } from './subscribed-plan.ts'

/** Locks the account's row and returns its effective level. */
export async function lockLevel(accountId: string, trx: Executor): Promise<number | undefined> {
  const row = await trx
    .selectFrom('accounts')
    .select('access_level')
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.access_level
}

const set = async (
  accountId: string,
  values: Partial<Record<'base_level' | 'granted_level' | 'subscribed_level', number>> & {
    subscription_source?: SubscribedPlan['source'] | null
    subscription_period?: SubscribedPlan['period'] | null
  },
  trx: Executor,
): Promise<number | undefined> =>
  (
    await trx
      .updateTable('accounts')
      .set(values)
      .where('account_id', '=', accountId)
      .returning('access_level')
      .executeTakeFirst()
  )?.access_level

/** Returns the effective level, which the database keeps. */
export const setGranted = (accountId: string, level: number, trx: Executor): Promise<number | undefined> =>
  set(accountId, { granted_level: level }, trx)

/** Returns the effective level. */
export const setBase = (accountId: string, level: number, trx: Executor): Promise<number | undefined> =>
  set(accountId, { base_level: level }, trx)

/** Writes the level that new accounts begin with. Does nothing where it is that already. */
export const setBaseOfNew = async (level: number, db: Executor): Promise<void> => {
  await db.updateTable('installation').set({ base_level: level }).where('base_level', '<>', level).execute()
}

/** Returns accounts whose base level is another one. */
export async function listOtherBase(level: number, most: number, db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('account_id')
    .where('base_level', '<>', level)
    .limit(most)
    .execute()
  return rows.map(({ account_id: accountId }) => accountId)
}

/** Returns the effective level. */
export const setSubscribed = (
  accountId: string,
  plan: SubscribedPlan | null,
  trx: Executor,
): Promise<number | undefined> =>
  set(
    accountId,
    {
      subscribed_level: plan?.accessLevel ?? 0,
      subscription_source: plan?.source ?? null,
      subscription_period: plan?.period ?? null,
    },
    trx,
  )
