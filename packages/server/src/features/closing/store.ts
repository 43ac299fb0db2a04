import { sql, type Selectable } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'

export type ClosingRow = Selectable<Tables['account_closings']>

export const findClosing = (accountId: string, db: Executor): Promise<ClosingRow | undefined> =>
  db.selectFrom('account_closings').selectAll().where('account_id', '=', accountId).executeTakeFirst()

/** Locks the account's row and returns its status. */
export const lockStatus = (accountId: string, trx: Executor) =>
  trx.selectFrom('accounts').select('status').where('account_id', '=', accountId).forNoKeyUpdate().executeTakeFirst()

export async function setStatus(accountId: string, status: string, trx: Executor): Promise<void> {
  await trx.updateTable('accounts').set({ status }).where('account_id', '=', accountId).execute()
}

/** Stores a closing; one that exists keeps its days, with new words. */
export async function putClosing(row: Omit<ClosingRow, 'erased_at' | 'reminded_days'>, trx: Executor): Promise<void> {
  const { last_words, fallback_url } = row
  await trx
    .insertInto('account_closings')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ last_words, fallback_url }))
    .execute()
}

/** Deletes a closing whose time has not come; returns it. */
export const takeClosing = (accountId: string, now: Date, trx: Executor): Promise<ClosingRow | undefined> =>
  trx
    .deleteFrom('account_closings')
    .where('account_id', '=', accountId)
    .where('erase_at', '>', now)
    .returningAll()
    .executeTakeFirst()

/** Returns closed accounts that are erased by then and not before now, the first one first. */
export const listSoonErased = (now: Date, until: Date, db: Executor) =>
  db
    .selectFrom('account_closings')
    .select(['account_id', 'erase_at', 'reminded_days'])
    .where('erased_at', 'is', null)
    .where('erase_at', '>', now)
    .where('erase_at', '<=', until)
    .orderBy('erase_at')
    .execute()

/** Notes which reminder the owner got last, by its days before the erasing. */
export async function noteReminded(accountId: string, days: number, db: Executor): Promise<void> {
  await db.updateTable('account_closings').set({ reminded_days: days }).where('account_id', '=', accountId).execute()
}

/** Counts what goes on answering, and what the law keeps. */
export async function countRetained(accountId: string, db: Executor): Promise<{ codes: number; paidOrders: number }> {
  const { rows } = await sql<{ codes: number; paid: number }>`select
    (select count(*)::int from links where account_id = ${accountId}) as codes,
    (select count(*)::int from orders where account_id = ${accountId} and paid_at is not null and not is_test) as paid`.execute(
    db,
  )
  return { codes: rows[0]?.codes ?? 0, paidOrders: rows[0]?.paid ?? 0 }
}
