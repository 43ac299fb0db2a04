import type { BrandInput } from '@taplet/contract'
import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'

export type BrandRow = Selectable<Tables['brands']>

export const list = (accountId: string, db: Executor): Promise<BrandRow[]> =>
  db
    .selectFrom('brands')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('brand_id')
    .execute()

export const find = (accountId: string, brandId: string, db: Executor): Promise<BrandRow | undefined> =>
  db
    .selectFrom('brands')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('brand_id', '=', brandId)
    .executeTakeFirst()

export async function count(accountId: string, db: Executor): Promise<number> {
  const row = await db
    .selectFrom('brands')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return row.count
}

const columnsOf = ({ name, logoUrl, style, links, hours, address }: BrandInput) => ({
  name,
  logo_url: logoUrl,
  style: JSON.stringify(style),
  links: JSON.stringify(links),
  hours,
  address,
})

export const insert = (accountId: string, brandId: string, brand: BrandInput, db: Executor): Promise<BrandRow> =>
  db
    .insertInto('brands')
    .values({ account_id: accountId, brand_id: brandId, ...columnsOf(brand) })
    .returningAll()
    .executeTakeFirstOrThrow()

export const update = (accountId: string, brandId: string, brand: BrandInput, db: Executor): Promise<BrandRow> =>
  db
    .updateTable('brands')
    .set({ ...columnsOf(brand), revision: sql<number>`revision + 1`, updated_at: sql<Date>`clock_timestamp()` })
    .where('account_id', '=', accountId)
    .where('brand_id', '=', brandId)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Returns false when the account has no such brand. */
export async function remove(accountId: string, brandId: string, db: Executor): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('brands')
    .where('account_id', '=', accountId)
    .where('brand_id', '=', brandId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
