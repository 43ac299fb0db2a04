import type { Insertable } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Tables } from '../platform/db/tables/tables.ts'
import type { TestApp } from './start-test-app.ts'

/** Stores a paid order of a mug. Returns its id. */
export async function anOrder(
  { db }: TestApp,
  accountId: string,
  paidAt: Date | null,
  values: Partial<Insertable<Tables['orders']>> = {},
): Promise<string> {
  const orderId = randomUUID()
  const row = {
    order_id: orderId,
    account_id: accountId,
    order_number: orderId.slice(0, 6),
    provider_account_id: 'acct_1',
    is_test: false,
    product_id: 'p',
    variant_id: 'v',
    title: 'Mug',
    quantity: 1,
    unit_price: 100,
    amount: 100,
    currency: 'EUR',
    buyer_name: 'Ana Reis',
    buyer_email: 'ana@lark.example',
    address: JSON.stringify({ line1: 'Rua 1', postalCode: '1100', city: 'Lisbon', country: 'PT' }),
    note: 'For Ana',
    words: 'mug ana reis ana@lark.example rua 1',
    paid_at: paidAt,
    ...(paidAt && { payment_status: 'SUCCEEDED' }),
    ...values,
  }
  await db.insertInto('orders').values(row).execute()
  return orderId
}
