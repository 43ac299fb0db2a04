import type { MediaUse } from '@taplet/contract/studio'
import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Quota } from '../quota.ts'
import type { MediaStore } from '../store.ts'

/** What slides know of the files that they show. */
export interface SlidesOfMedia {
  /** Which slides and instant apps show which address. */
  mediaUses: (accountId: string) => Promise<MediaUse[]>
  /** Writes another address wherever this one stands; answers the views that changed. Takes the account's lock. */
  replaceMedia: (accountId: string, fromUrl: string, toUrl: string, trx: Transaction<Tables>) => Promise<string[]>
}

interface UseDependencies {
  db: Database
  store: Pick<MediaStore, 'ownsUrls'>
  quota: Quota
  slides: SlidesOfMedia
}

export type UseService = ReturnType<typeof createUseService>

/** Where files are used, and one in place of another. */
export const createUseService = ({ db, store, quota, slides }: UseDependencies) => ({
  async fetch(accountId: string) {
    const room = await inTransaction(db, (trx) => quota.fetch(accountId, trx))
    return { ...room, uses: await slides.mediaUses(accountId) }
  },

  /** All slides or none. Both files have to be the account's own. */
  async replace(accountId: string, { fromUrl, toUrl }: { fromUrl: string; toUrl: string }): Promise<string[]> {
    if (!(await store.ownsUrls(accountId, [fromUrl, toUrl]))) throw new AppError('NOT_FOUND')
    return inTransaction(db, (trx) => slides.replaceMedia(accountId, fromUrl, toUrl, trx))
  },
})
