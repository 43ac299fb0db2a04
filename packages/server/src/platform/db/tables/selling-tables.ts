import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | undefined, Date>
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>
/** JSON is written as text and read as unknown: it is parsed where it enters (conventions 10). */
type Json = ColumnType<unknown, string | null | undefined, string | null>

/** The tables of 0030-selling-on-slides.sql. */
export interface SellingTables {
  payout_accounts: {
    account_id: string
    provider_account_id: string
    is_ready: Generated<boolean>
    is_connected: Generated<boolean>
    is_test: boolean
    created_at: Timestamp
    updated_at: Timestamp
  }
  orders: {
    order_id: string
    account_id: string
    order_number: string
    idempotency_key: Nullable<string>
    request_hash: Generated<string>
    provider_account_id: string
    intent_id: Nullable<string>
    secret_hash: Generated<string>
    payment_status: Generated<string>
    revision: Generated<number>
    looked_at: Timestamp
    failure: Generated<string>
    is_test: boolean
    product_id: string
    variant_id: string
    title: string
    variant_name: Generated<string>
    image_url: Generated<string>
    quantity: number
    unit_price: number
    delivery_price: Generated<number>
    amount: number
    refunded_amount: Generated<number>
    refund_reason: Generated<string>
    currency: string
    discount_applied: Generated<boolean>
    taken: Generated<number>
    is_oversold: Generated<boolean>
    buyer_name: Generated<string>
    buyer_email: Generated<string>
    address: Json
    note: Generated<string>
    path: Generated<string>
    item_id: Generated<string>
    tag_id: Generated<string>
    words: Generated<string>
    created_at: Timestamp
    paid_at: Nullable<Date>
    done_at: Nullable<Date>
    told_done_at: Nullable<Date>
    /** Made by the database of the columns above. */
    state: ColumnType<string, never, never>
  }
  payment_events: { event_id: string; created_at: Timestamp }
}
