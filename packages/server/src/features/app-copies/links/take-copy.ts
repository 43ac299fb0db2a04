import type { Page } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { withOtherStrings } from '../../../platform/with-other-strings.ts'
import { type AppParts, rulesOf, type Taker } from '../app-parts.ts'
import { readSource, type Source } from './read-source.ts'
import { countCopy } from './store.ts'

interface Dependencies {
  db: Database
  parts: AppParts
  clock: () => Date
}

interface Order {
  token: string
  /** The account that shares it. */
  from: string
  app: Page
  /** The id of the copy. */
  experienceId: string
}

export interface TakenCopy {
  updatedPage: Page
  /** Number of products that came along, not on sale yet. */
  products: number
  /** Number of files that could not be copied. */
  leftOut: number
}

/**
 * Copies an app into another account. First its files, each by itself, so that trying again goes on where it ended; then
 * everything else at once. Visits, links, codes, webhooks, the inbox and settings of shops do not travel.
 */
export function createTakeCopy({ db, parts, clock }: Dependencies) {
  const { apps, slides, products, media, lockAccount } = parts

  /** Refuses what the plan has no room for before any file is copied. */
  async function requireRoom(to: Taker, from: string, source: Source): Promise<void> {
    const bytes = to.accountId === from ? 0 : await media.copies.bytesOf(from, source.urls)
    await inTransaction(db, async (trx) => {
      const accessLevel = await lockAccount(to.accountId, trx)
      await apps.requireRoom(to.accountId, accessLevel, trx)
      await slides.requireRoom(to.accountId, accessLevel, source.slides.length, trx)
      await products.requireRoom(to.accountId, source.products.size, trx)
      await media.requireRoom(to.accountId, bytes, trx)
    })
  }

  async function add(
    accountId: string,
    { app, experienceId }: Order,
    source: Source,
    trx: Transaction<Tables>,
  ): Promise<Page> {
    const accessLevel = await lockAccount(accountId, trx)
    const productIds = await products.addDrafts(accountId, source.products, trx)
    const own = source.slides.map((one) => ({
      ...one,
      productId: one.productId === null ? null : (productIds.get(one.productId) ?? null),
    }))
    const { pageName, description, theme, coverImageUrl, socialImageUrl, timeZone } = app
    const experienceItems = await slides.addWhole(accountId, own, accessLevel, trx)
    const copy = {
      experienceId,
      path: { near: app.rootPageId },
      pageName,
      description,
      theme,
      coverImageUrl,
      socialImageUrl,
      active: true,
      isDraft: true,
      experienceItems,
      slideRules: rulesOf(own, experienceItems),
      timeZone,
    }
    return apps.addApp(accountId, accessLevel, copy, trx)
  }

  return async (to: Taker, order: Order): Promise<TakenCopy> => {
    const { accountId } = to
    const source = await readSource(parts, order.from, order.app, db)
    const answer = (updatedPage: Page, leftOut: number) => ({ updatedPage, products: source.products.size, leftOut })
    const made = await apps.findApp(accountId, order.experienceId, db)
    if (made) return answer(made, 0)
    await requireRoom(to, order.from, source)
    const addresses = await media.copies.copy(order.from, source.urls, to)
    const moved = withOtherStrings({ ...source, products: [...source.products], app: order.app }, addresses)
    return inTransaction(db, async (trx) => {
      // Under the lock: of two requests at once the second finds what the first made.
      await lockAccount(accountId, trx)
      const first = await apps.findApp(accountId, order.experienceId, trx)
      if (first) return answer(first, 0)
      if (!(await countCopy(order.token, clock(), trx))) throw new AppError('COPY_LINK_INVALID')
      const own = { ...moved, products: new Map(moved.products) }
      const page = await add(accountId, { ...order, app: moved.app }, own, trx)
      return answer(page, [...addresses.values()].filter((address) => address === '').length)
    })
  }
}
