import { DAY_MS } from '@taplet/base/time'
import type { Order, OrdersFilter, OrderState } from '@taplet/contract'
import { orderState } from '@taplet/contract/schemas'
import type { Database } from '../../../platform/db/database.ts'
import { createZonedDays, readDay } from '../../../platform/zoned-days.ts'
import { timeCursor } from '../../../platform/cursor.ts'
import * as store from './store.ts'
import { type PageOf, toOrder } from './to-order.ts'

interface Wanted extends OrdersFilter {
  id?: string | undefined
  cursor?: string | undefined
  limit: number
}

interface ReadDependencies {
  db: Database
  pageOf: PageOf
}

/** Reads of an account's orders. */
export function createOrderReading({ db, pageOf }: ReadDependencies) {
  return {
    /** Returns how many orders were paid after one moment and up to another, without those of tests. */
    countPaid: (accountId: string, after: Date, until: Date): Promise<number> =>
      store.countPaid(accountId, after, until, db),

    /** Returns the pieces that payments under way hold, by product and then by variant. */
    async held(accountId: string): Promise<Map<string, Record<string, number>>> {
      const ofProduct = new Map<string, Record<string, number>>()
      for (const { product_id: productId, variant_id: variantId, pieces } of await store.listHeld(accountId, db))
        ofProduct.set(productId, { ...ofProduct.get(productId), [variantId]: pieces })
      return ofProduct
    },

    /** Newest first. */
    async list(accountId: string, { cursor, limit, search, ...filter }: Wanted) {
      const narrow = {
        ...spanOf(filter),
        id: filter.id,
        state: filter.state,
        productId: filter.productId,
        experienceId: filter.experienceId,
        words: search.toLowerCase().split(/\s+/).filter(Boolean),
        after: cursor === undefined ? undefined : timeCursor.read(cursor),
      }
      // One more than shown, to know whether there is a next page.
      const rows = await store.list(accountId, narrow, limit + 1, db)
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      const hasMore = rows.length > limit && last !== undefined
      const orders: Order[] = shown.map((row) => toOrder(row, pageOf))
      return { orders, nextCursor: hasMore ? timeCursor.write({ at: last.created_at, id: last.order_id }) : null }
    },

    async counts(accountId: string, experienceId: string | undefined): Promise<Record<OrderState, number>> {
      const rows = await store.countByState(accountId, experienceId, db)
      const entries = orderState.options.map((state) => [state, rows.find((row) => row.state === state)?.count ?? 0])
      // One for each state, which the type of Object.fromEntries cannot express.
      return Object.fromEntries(entries) as Record<OrderState, number>
    },
  }
}
export type OrderReading = ReturnType<typeof createOrderReading>

/** Converts whole days of a time zone to moments. */
function spanOf({ from, to, timezone }: Pick<OrdersFilter, 'from' | 'to' | 'timezone'>) {
  const [first, last] = [from ?? to, to ?? from]
  if (first === undefined || last === undefined) return {}
  const days = createZonedDays(timezone, readDay(first), readDay(last))
  return {
    from: from === undefined ? undefined : new Date(days.startOf(readDay(from))),
    before: to === undefined ? undefined : new Date(days.startOf(readDay(to) + DAY_MS)),
  }
}
