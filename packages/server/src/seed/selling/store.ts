import type { Insertable } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'

export type PastOrder = Insertable<Tables['orders']>

export async function insertOrders(orders: readonly PastOrder[], db: Executor): Promise<void> {
  if (orders.length > 0)
    await db
      .insertInto('orders')
      .values([...orders])
      .execute()
}
