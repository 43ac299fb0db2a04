import type { MediaUse } from '@taplet/contract'
import { sql } from 'kysely'
import type { Database, Executor } from '../../../platform/db/database.ts'

type BrandUse = NonNullable<MediaUse['brands']>[number]

export type BrandMedia = ReturnType<typeof createBrandMedia>

/** The logos of the account's brands. */
export const createBrandMedia = (db: Database) => ({
  /** Returns the brands that show each address. */
  async fetchUses(accountId: string): Promise<Map<string, BrandUse[]>> {
    const rows = await db
      .selectFrom('brands')
      .select(['brand_id', 'name', 'logo_url'])
      .where('account_id', '=', accountId)
      .where('logo_url', '<>', '')
      .orderBy('created_at')
      .orderBy('brand_id')
      .execute()
    const uses = new Map<string, BrandUse[]>()
    for (const { brand_id: brandId, name, logo_url: url } of rows)
      uses.set(url, [...(uses.get(url) ?? []), { brandId, name }])
    return uses
  },

  /** Replaces an address in all brands that show it. */
  async replace(accountId: string, from: string, to: string, trx: Executor): Promise<void> {
    await trx
      .updateTable('brands')
      .set({ logo_url: to, revision: sql<number>`revision + 1`, updated_at: sql<Date>`clock_timestamp()` })
      .where('account_id', '=', accountId)
      .where('logo_url', '=', from)
      .execute()
  },
})
