import type { Page, PageInput, ProductInput, PublicSlide, SharedApp, SlideRules, TemplateSlide } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import type { Transaction } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'

type Trx = Transaction<Tables>

/** An account that a copy is made in. */
export interface Taker {
  accountId: string
  /** Key prefix of its files. */
  identityId: string
}

type NewApp = Omit<PageInput, 'experienceId' | 'fullPagePath' | 'revision' | 'rootPageId' | 'shopifyConfig'> & {
  experienceId: string
  path: { own: string } | { near: string }
}

/** What copying needs of the features whose things are copied. */
export interface AppParts {
  /** Serialises changes of the account until the transaction ends; returns its access level. */
  lockAccount(accountId: string, trx: Trx): Promise<number>
  apps: {
    findApp(accountId: string, experienceId: string, db: Executor): Promise<Page | undefined>
    requireRoom(accountId: string, accessLevel: number, trx: Trx): Promise<void>
    addApp(accountId: string, accessLevel: number, app: NewApp, trx: Trx): Promise<Page>
  }
  slides: {
    readWhole(
      accountId: string,
      app: Pick<Page, 'experienceItems' | 'slideRules'>,
      db: Executor,
    ): Promise<TemplateSlide[]>
    requireRoom(accountId: string, accessLevel: number, more: number, trx: Trx): Promise<void>
    addWhole(accountId: string, slides: readonly TemplateSlide[], accessLevel: number, trx: Trx): Promise<string[]>
    mediaOf(slides: readonly NonNullable<TemplateSlide['slide']>[]): string[]
    publishedByItemIds(accountId: string, itemIds: readonly string[]): Promise<PublicSlide[]>
    /** Returns what websites and products on these slides show now. */
    factsOf(slides: readonly PublicSlide[], accountId: string): Promise<{ live: SharedApp['live']; media: MediaLookup }>
  }
  products: {
    read(accountId: string, productIds: readonly string[], db: Executor): Promise<Map<string, ProductInput>>
    requireRoom(accountId: string, more: number, trx: Trx): Promise<void>
    addDrafts(accountId: string, products: ReadonlyMap<string, ProductInput>, trx: Trx): Promise<Map<string, string>>
  }
  media: {
    lookup(urls: readonly string[]): Promise<MediaLookup>
    /** Throws when the account has no room for so many bytes more. */
    requireRoom(accountId: string, bytes: number, trx: Trx): Promise<void>
    copies: {
      bytesOf(accountId: string, urls: readonly string[]): Promise<number>
      copy(accountId: string, urls: readonly string[], to: Taker): Promise<Map<string, string>>
    }
  }
}

/** Returns when visitors see the slides that were made of these, in the same order. */
export const rulesOf = (slides: readonly TemplateSlide[], itemIds: readonly string[]): SlideRules =>
  Object.fromEntries(
    itemIds.flatMap((id, index) => {
      const rule = slides[index]?.rule
      return rule ? [[id, rule]] : []
    }),
  )

export const productIdsOf = (slides: readonly TemplateSlide[]): string[] => [
  ...new Set(slides.flatMap(({ productId }) => productId ?? [])),
]
