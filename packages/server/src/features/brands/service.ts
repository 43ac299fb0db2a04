import { BRAND_LIMITS, type Brand, type BrandInput, tierOf } from '@taplet/contract'
import { brandStyle, socialAddress } from '@taplet/slides/schema'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { requireRevision } from '../../platform/http/require-revision.ts'
import { messages } from './messages/messages.ts'
import * as store from './store.ts'

/** The account's media library. */
export interface BrandPictures {
  /** Whether the address is a picture that this account uploaded. */
  isOwn(accountId: string, url: string, trx: Transaction<Tables>): Promise<boolean>
}

export interface BrandDependencies {
  db: Database
  pictures: BrandPictures
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

export function createBrandService({ db, pictures, limits, newId }: BrandDependencies) {
  /** A logo travels into every new app, so it is no address of somebody else. One that is stored already stays. */
  async function requireOwnLogo(accountId: string, logoUrl: string, before: string, trx: Transaction<Tables>) {
    if (logoUrl === '' || logoUrl === before || (await pictures.isOwn(accountId, logoUrl, trx))) return
    throw new AppError('BAD_REQUEST', { field: 'logoUrl', message: messages.later('logoNotOwn') })
  }

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
          await requireOwnLogo(accountId, input.logoUrl, '', trx)
          return toBrand(await store.insert(accountId, newId(), input, trx))
        }
        const current = await store.find(accountId, brandId, trx)
        if (!current) throw new AppError('NOT_FOUND')
        requireRevision(revision, toBrand(current))
        await requireOwnLogo(accountId, input.logoUrl, current.logo_url, trx)
        return toBrand(await store.update(accountId, brandId, input, trx))
      })
    },

    async delete(accountId: string, brandId: string): Promise<void> {
      if (!(await store.remove(accountId, brandId, db))) throw new AppError('NOT_FOUND')
    },
  }
}
