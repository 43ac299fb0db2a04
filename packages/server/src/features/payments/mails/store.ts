import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

/** Returns an order with the merchant's data for its mails. The job knows only the order. */
export const findForMail = (orderId: string, db: Executor) =>
  db
    .selectFrom('orders as o')
    .innerJoin('accounts as a', 'a.account_id', 'o.account_id')
    .leftJoin('experiences as e', (join) =>
      join.onRef('e.account_id', '=', 'o.account_id').onRef('e.path', '=', 'o.path'),
    )
    .selectAll('o')
    // Visitors know the name of the instant app, but not necessarily its owner's.
    .select(sql<string>`coalesce(nullif(e.name, ''), a.name)`.as('seller'))
    .where('o.order_id', '=', orderId)
    .executeTakeFirst()
export type MailedOrder = NonNullable<Awaited<ReturnType<typeof findForMail>>>

export async function setNotified(orderId: string, now: Date, db: Executor): Promise<void> {
  await db.updateTable('orders').set({ told_done_at: now }).where('order_id', '=', orderId).execute()
}
