import { type Expression, type Selectable, type SqlBool, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import type { TimePosition } from '../../../platform/cursor.ts'

export type OrderRow = Selectable<Tables['orders']>

/** Filters of the list. */
export interface Narrow {
  /** Only this one. */
  id?: string | undefined
  state?: string | undefined
  productId?: string | undefined
  experienceId?: string | undefined
  /** From this moment on. */
  from?: Date | undefined
  /** Before this moment. */
  before?: Date | undefined
  /** All of these must occur in it, in lower case. */
  words: readonly string[]
  after?: TimePosition | undefined
}

/** Escapes a search word, so that it contains no wildcards. */
const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Unpaid orders are included only when requested, or for this very order. */
function ofState({ state, id }: Narrow): Expression<SqlBool> | undefined {
  if (state !== undefined) return sql<boolean>`state = ${state}`
  return id === undefined ? sql<boolean>`state <> 'UNPAID'` : undefined
}

/** Made in this instant app, whatever its address was then; an order keeps the address. */
const ofExperience = (accountId: string, experienceId: string): Expression<SqlBool> =>
  sql<boolean>`path in (
    select path from experience_paths where account_id = ${accountId} and experience_id = ${experienceId}
  )`

function conditions(accountId: string, narrow: Narrow): Expression<SqlBool>[] {
  const { id, productId, experienceId, from, before, words, after } = narrow
  const all = [
    ofState(narrow),
    id === undefined ? undefined : sql<boolean>`order_id = ${id}`,
    productId === undefined ? undefined : sql<boolean>`product_id = ${productId}`,
    experienceId === undefined ? undefined : ofExperience(accountId, experienceId),
    from && sql<boolean>`created_at >= ${from}`,
    before && sql<boolean>`created_at < ${before}`,
    ...words.map((word) => sql<boolean>`words like ${pattern(word)}`),
    after && sql<boolean>`(created_at, order_id) < (${after.at}, ${after.id})`,
  ]
  return all.filter((one) => one !== undefined)
}

/** Newest first. */
export const list = (accountId: string, narrow: Narrow, limit: number, db: Executor): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((expression) => expression.and(conditions(accountId, narrow)))
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(limit)
    .execute()

/** Returns how many were paid after one moment and up to another, without those of tests. */
export async function countPaid(accountId: string, after: Date, until: Date, db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('is_test', '=', false)
    .where('paid_at', '>', after)
    .where('paid_at', '<=', until)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const countByState = (accountId: string, experienceId: string | undefined, db: Executor) =>
  db
    .selectFrom('orders')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .where('account_id', '=', accountId)
    .$if(experienceId !== undefined, (query) => query.where(ofExperience(accountId, experienceId ?? '')))
    .groupBy('state')
    .execute()

export const find = (accountId: string, orderId: string, db: Executor): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()

/** Returns those of these ids that are the account's, locked. */
export const lock = (accountId: string, orderIds: readonly string[], trx: Executor): Promise<OrderRow[]> =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .forUpdate()
    .execute()

export async function setDone(accountId: string, orderIds: readonly string[], doneAt: Date | null, trx: Executor) {
  await trx
    .updateTable('orders')
    .set({ done_at: doneAt })
    .where('account_id', '=', accountId)
    .where('order_id', 'in', orderIds)
    .execute()
}

/** For the mail about the refund that begins now. */
export async function setReason(accountId: string, orderId: string, reason: string, db: Executor): Promise<void> {
  await db
    .updateTable('orders')
    .set({ refund_reason: reason })
    .where('account_id', '=', accountId)
    .where('order_id', '=', orderId)
    .execute()
}

/** Records that a refund failed, so that the next attempt is a new one. Counts once, however often it was requested. */
export async function noteFailedRefund({ account_id: accountId, order_id: orderId, revision }: OrderRow, db: Executor) {
  await db
    .updateTable('orders')
    .set({ revision: sql<number>`revision + 1` })
    .where('account_id', '=', accountId)
    .where('order_id', '=', orderId)
    .where('revision', '=', revision)
    .execute()
}

/** Records that pieces went back. Returns false when others did since the order was read, or it has taken fewer. */
export async function releasePieces(
  { account_id: accountId, order_id: orderId, restocked }: OrderRow,
  quantity: number,
  trx: Executor,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ taken: sql<number>`taken - ${quantity}`, restocked: sql<number>`restocked + ${quantity}` })
    .where('account_id', '=', accountId)
    .where('order_id', '=', orderId)
    .where('restocked', '=', restocked)
    .where('taken', '>=', quantity)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns the pieces that the account's payments under way hold, by product and variant. */
export const listHeld = (accountId: string, db: Executor) =>
  db
    .selectFrom('orders')
    .select(['product_id', 'variant_id', sql<number>`sum(quantity)::int`.as('pieces')])
    .where('account_id', '=', accountId)
    .where('state', '=', 'UNPAID')
    .where('payment_status', '=', 'PROCESSING')
    .where('claimed_at', 'is not', null)
    .groupBy(['product_id', 'variant_id'])
    .execute()
