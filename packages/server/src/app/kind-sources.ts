import type { PublicSlide } from '@taplet/contract'
import type { ItemTarget, KindType } from '@taplet/slides/schema'
import type { Transaction } from 'kysely'
import type { createProducts } from '../features/products/create-products.ts'
import { gatherFacts, type LiveSource } from '../features/publishing/live-source.ts'
import type { createWebsites } from '../features/websites/create-websites.ts'
import type { Tables } from '../platform/db/tables/tables.ts'

interface KindSource {
  /** Called in the transaction with what a slide shows from now on; throws when that is not allowed. */
  settle(accountId: string, target: ItemTarget, trx: Transaction<Tables>): Promise<void>
  /** Returns what pages show of it now. */
  live: LiveSource
}

interface KindFeatures {
  products: Pick<ReturnType<typeof createProducts>, 'live' | 'require'>
  websites: Pick<ReturnType<typeof createWebsites>, 'live' | 'willShow'>
}

export type KindSources = ReturnType<typeof kindSources>

/** Features behind slides that show something in place of widgets: a kind without one does not compile. */
export const kindSources = ({ products, websites }: KindFeatures): { [T in KindType]: KindSource } => ({
  EXTERNAL_WEBSITE: {
    settle: (_, { websiteUrl }, trx) => websites.willShow(websiteUrl, trx),
    live: websites.live,
  },
  PRODUCT: {
    settle: async (accountId, { productId }, trx) => {
      if (productId !== null) await products.require(accountId, productId, trx)
    },
    live: products.live,
  },
})

export const liveSourcesOf = (kinds: KindSources): LiveSource[] => Object.values(kinds).map(({ live }) => live)

/** Returns what slides show but do not store, where they are no published page; one is shown without what fails. */
export const slideFactsOf =
  (kinds: KindSources, about: string, onError: (error: unknown, about: string) => void) =>
  (slides: readonly PublicSlide[], accountId: string) =>
    gatherFacts(liveSourcesOf(kinds), (error) => onError(error, about), slides, { accountId, experienceId: '' })
