import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | undefined, Date>
/** JSON is written as text and read as unknown: it is parsed where it is read (conventions 10). */
type Json = ColumnType<unknown, string, string>

/** The tables of 0015-websites-and-products.sql. */
export interface KindTables {
  website_previews: {
    url_hash: string
    url: string
    state: string
    reason: Generated<string>
    frame_url: Generated<string>
    title: Generated<string>
    description: Generated<string>
    site_name: Generated<string>
    image_key: Generated<string>
    checked_at: Date
  }
  products: {
    product_id: string
    account_id: string
    name: string
    description: string
    currency: string
    images: Json
    variants: Json
    buy_url: string
    sell_here: Generated<boolean>
    is_sent: Generated<boolean>
    delivery_price: Generated<number>
    active: boolean
    revision: Generated<number>
    created_at: Timestamp
    updated_at: Timestamp
    deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
}
