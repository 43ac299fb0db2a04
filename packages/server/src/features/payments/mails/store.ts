import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

/** An order with what its mails say of the merchant. The job behind a mail knows the order alone. */
export const findForMail = (orderId: string, db: Executor) =>
  db
    .selectFrom('orders as o')
    .innerJoin('accounts as a', 'a.account_id', 'o.account_id')
    .leftJoin('experiences as e', (join) =>
      join.onRef('e.account_id', '=', 'o.account_id').onRef('e.path', '=', 'o.path'),
    )
    .selectAll('o')
    // Visitors know the instant app; who owns it they may never have read.
    .select(sql<string>`coalesce(nullif(e.name, ''), a.name)`.as('seller'))
    .where('o.order_id', '=', orderId)
    .executeTakeFirst()
export type MailedOrder = NonNullable<Awaited<ReturnType<typeof findForMail>>>

export async function setToldDone(orderId: string, now: Date, db: Executor): Promise<void> {
  await db.updateTable('orders').set({ told_done_at: now }).where('order_id', '=', orderId).execute()
}
