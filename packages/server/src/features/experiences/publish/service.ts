import type { ExperienceItem, Page, PageInput, View } from '@taplet/contract'
import type { Slide } from '@taplet/slides/schema'
import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { ofDocument } from '../../../platform/http/errors/of-document.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { messages } from '../messages/messages.ts'
import { translateTaken } from '../new-page.ts'
import { createSavePage, findOwn } from '../save-page.ts'
import type { ExperienceDependencies } from '../service.ts'
import * as store from '../store.ts'
import * as schedule from './schedule-store.ts'
import { toPage } from '../to-page.ts'

interface Revised {
  revision?: number | undefined
}
interface ItemInput extends Revised {
  experienceItemId: string
  itemName?: string | undefined
  websiteUrl?: string | undefined
  productId?: string | undefined
}
export interface PublishedSlides {
  views: readonly (Slide & Revised)[]
  items: readonly ItemInput[]
}

/** What publishing needs of slides. */
export interface PublishSlides {
  /** Saves slides of an app, under the account's lock; throws when one is another's, newer or read-only. */
  saveTogether(
    accountId: string,
    slides: PublishedSlides & { itemIds: readonly string[] },
    trx: Transaction<Tables>,
  ): Promise<{ views: View[]; items: ExperienceItem[] }>
}

/** What publishing needs of drafts. */
export interface PublishDrafts<Key> {
  /** Discards these edits, under the account's lock; newer ones stay. */
  discardAll(accountId: string, drafts: readonly Key[], trx: Transaction<Tables>): Promise<void>
}

export interface DraftKey {
  kind: 'EXPERIENCE' | 'SLIDE'
  targetId: string
  deviceId: string
  sequence: number
}

export interface Publication extends PublishedSlides {
  experienceId: string
  /** The app itself, when it changes. */
  page?: Omit<PageInput, 'experienceId'> | undefined
  /** The drafts that this is made of. */
  drafts: readonly DraftKey[]
}

export interface Published {
  updatedPage: Page
  views: View[]
  items: ExperienceItem[]
}

export type PublishService = ReturnType<typeof createPublishService>
type Dependencies = ExperienceDependencies & { slides: PublishSlides; drafts: PublishDrafts<DraftKey> }

/** Returns what publishes under the account's lock, as part of a transaction. */
export function createWritePublication({ limits, versions, newId, slides, drafts, now }: Dependencies) {
  const savePage = createSavePage({ limits, newId, now })
  return async (
    accountId: string,
    { experienceId, page, views, items, drafts: sources }: Publication,
    trx: Transaction<Tables>,
  ): Promise<Published> => {
    const accessLevel = await limits.lockAccount(accountId, trx)
    const before = await findOwn(accountId, experienceId, trx)
    if (before.is_read_only) throw new AppError('EXPERIENCE_READ_ONLY')
    if (page) {
      const input = { ...page, experienceId, active: true }
      await ofDocument('EXPERIENCE', experienceId, () => savePage(accountId, accessLevel, input, trx))
    }
    await store.publish(accountId, experienceId, new Date(now()), trx)
    await schedule.remove(accountId, experienceId, trx)
    const after = await findOwn(accountId, experienceId, trx)
    if (before.published_at === null) requireVisibleSlide(toPage(after))
    const saved = await slides.saveTogether(accountId, { itemIds: after.item_ids, views, items }, trx)
    await limits.requirePageRoom(accountId, after.item_ids, trx)
    if (after.revision !== before.revision) await versions.ofPage(accountId, before, after, trx)
    await drafts.discardAll(accountId, sources, trx)
    return { updatedPage: toPage(await findOwn(accountId, experienceId, trx)), ...saved }
  }
}
export type WritePublication = ReturnType<typeof createWritePublication>

/** Visitors of an app that is new to them find something to see. */
function requireVisibleSlide({ experienceItems, slideRules }: Page): void {
  if (experienceItems.some((itemId) => !slideRules[itemId]?.isLeftOut)) return
  throw new AppError('BAD_REQUEST', { field: 'experienceItems', message: messages.later('nothingToShow') })
}

/** Publishing: one save of an instant app and its slides that lets visitors see it (record 176). */
export const createPublishService = (db: Database, write: WritePublication) => ({
  /** Publishes an instant app with its slides; all or nothing. What was scheduled is not published any more. */
  publish: (accountId: string, publication: Publication): Promise<Published> =>
    translateTaken(
      inTransaction(db, (trx) => write(accountId, publication, trx)),
      'page.rootPageId',
    ),
})
