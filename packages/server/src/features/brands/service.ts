import { BRAND_LIMITS, type Brand, type BrandInput, tierOf } from '@taplet/contract'
import { brandStyle, socialAddress } from '@taplet/slides/schema'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { requireRevision } from '../../platform/http/require-revision.ts'
import * as store from './store.ts'

export interface BrandDependencies {
  db: Database
  limits: { lockAccount(accountId: string, trx: Transaction<Tables>): Promise<number> }
  newId: () => string
}

export type BrandService = ReturnType<typeof createBrandService>

/** What this release cannot read of it is as in a new one. */
const toBrand = (row: store.BrandRow): Brand => ({
  brandId: row.brand_id,
  name: row.name,
  logoUrl: row.logo_url,
  style: brandStyle.safeParse(row.style).data ?? brandStyle.parse({}),
  links: z.array(socialAddress).safeParse(row.links).data ?? [],
  hours: row.hours,
  address: row.address,
  revision: row.revision,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

export function createBrandService({ db, limits, newId }: BrandDependencies) {
  return {
    list: async (accountId: string): Promise<Brand[]> => (await store.list(accountId, db)).map(toBrand),

    /** Saves the brand with this id, or creates one where none is named and the plan has room. */
    async save(accountId: string, input: BrandInput): Promise<Brand> {
      const { brandId, revision } = input
      return inTransaction(db, async (trx) => {
        const accessLevel = await limits.lockAccount(accountId, trx)
        if (brandId === undefined) {
          const most = BRAND_LIMITS[tierOf(accessLevel)]
          if ((await store.count(accountId, trx)) >= most) throw new AppError('BRAND_LIMIT_REACHED')
          return toBrand(await store.insert(accountId, newId(), input, trx))
        }
        const current = await store.find(accountId, brandId, trx)
        if (!current) throw new AppError('NOT_FOUND')
        requireRevision(revision, toBrand(current))
        return toBrand(await store.update(accountId, brandId, input, trx))
      })
    },

    async delete(accountId: string, brandId: string): Promise<void> {
      if (!(await store.remove(accountId, brandId, db))) throw new AppError('NOT_FOUND')
    },
  }
}
