import type { MediaUse } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Database, Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Quota } from '../quota.ts'
import type { MediaStore } from '../store.ts'
import type { BrandMedia } from './brand-media.ts'
import { type DraftMedia, withUse } from './draft-media.ts'
import type { ProductMedia } from './product-media.ts'
import type { TemplateMedia } from './template-media.ts'
import { messages } from '../messages/messages.ts'

/** What slides know about the files they show. */
export interface SlidesOfMedia {
  /** Returns the slides and instant apps that show each address. */
  mediaUses: (accountId: string) => Promise<MediaUse[]>
  /** Replaces an address everywhere; returns the views that changed. Takes the account's lock. */
  replaceMedia: (accountId: string, fromUrl: string, toUrl: string, trx: Transaction<Tables>) => Promise<string[]>
}

interface UseDependencies {
  db: Database
  store: Pick<MediaStore, 'listByUrls'>
  quota: Quota
  slides: SlidesOfMedia
  /** Of single slides and of whole apps. */
  templates: readonly TemplateMedia[]
  products: ProductMedia
  brands: BrandMedia
  drafts: DraftMedia
}

const NOT_READY = messages.later('replacementNotReady')

export type UseService = ReturnType<typeof createUseService>

/** Finds where files are used, and replaces one by another. */
export function createUseService({ db, store, quota, slides, templates, products, brands, drafts }: UseDependencies) {
  /** Both files must be the account's own and of one kind; the replaced one may already be deleted. */
  async function requireReplaceable(accountId: string, fromUrl: string, toUrl: string, trx: Executor): Promise<void> {
    const rows = await store.listByUrls(accountId, [fromUrl, toUrl], trx)
    const from = rows.find((row) => row.url === fromUrl)
    const to = rows.find((row) => row.url === toUrl)
    if (!from || !to || from.kind !== to.kind) throw new AppError('NOT_FOUND')
    if (to.deleted_at) throw new AppError('NOT_FOUND', { field: 'toUrl' })
    if (to.status !== 'READY') throw new AppError('BAD_REQUEST', { field: 'toUrl', message: NOT_READY })
  }

  return {
    async fetch(accountId: string) {
      const room = await inTransaction(db, (trx) => quota.fetch(accountId, trx))
      const [bySlides, byTemplates, byProducts, byBrands, byDrafts] = await Promise.all([
        slides.mediaUses(accountId),
        Promise.all(templates.map((one) => one.fetchUses(accountId))),
        products.fetchUses(accountId),
        brands.fetchUses(accountId),
        drafts.fetchUses(accountId),
      ])
      const uses = new Map<string, MediaUse>(bySlides.map((use) => [use.url, use]))
      const useOf = (url: string): MediaUse => uses.get(url) ?? { url, slides: [], apps: [] }
      for (const [url, used] of byTemplates.flatMap((one) => [...one]))
        uses.set(url, { ...useOf(url), templates: [...(useOf(url).templates ?? []), ...used] })
      for (const [url, used] of byProducts) uses.set(url, { ...useOf(url), products: used })
      for (const [url, used] of byBrands) uses.set(url, { ...useOf(url), brands: used })
      for (const [url, used] of byDrafts) uses.set(url, withUse(useOf(url), used))
      return { ...room, uses: [...uses.values()] }
    },

    /** Replaces it in all slides and drafts, templates, products and brands, or in none; returns the views that change. */
    replace: (accountId: string, { fromUrl, toUrl }: { fromUrl: string; toUrl: string }): Promise<string[]> =>
      inTransaction(db, async (trx) => {
        // Takes the account's lock.
        await quota.fetch(accountId, trx)
        await requireReplaceable(accountId, fromUrl, toUrl, trx)
        if (fromUrl === toUrl) return []
        for (const shown of [...templates, products, brands]) await shown.replace(accountId, fromUrl, toUrl, trx)
        const drafted = await drafts.replace(accountId, fromUrl, toUrl, trx)
        const saved = await slides.replaceMedia(accountId, fromUrl, toUrl, trx)
        return [...new Set([...saved, ...drafted])]
      }),
  }
}
