import type { InboxReview, InboxSubscriber } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Database, Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import type { CsvOrder } from '../../../platform/http/csv.ts'
import { quietUntil } from '../newsletter/store.ts'
import type { Storage } from '../../../platform/storage/create-storage.ts'
import { photoKey, type Photos } from '../reviews/photos.ts'
import type { InboxChanges } from './change-service.ts'
import { entriesCsv } from './export.ts'
import * as reviews from './reviews-store.ts'
import * as subscribers from './subscribers-store.ts'
import { toReviewEntry, toSubscriberEntry } from './to-entry.ts'

interface PersonDependencies {
  db: Database
  changes: Pick<InboxChanges, 'deleteIn'>
  photos: Pick<Photos, 'drop'>
  storage: Pick<Storage, 'get'>
  publicUrl: string
  /** Keyed hash of an address: whoever wants no mails is known by it alone. */
  hashEmail: (email: string) => string
}

interface PersonInForms {
  signUps: InboxSubscriber[]
  /** Those that contain the address. */
  reviews: InboxReview[]
  isSuppressed: boolean
}

/** What forms hold of one person, by the canonical e-mail address. */
export function createPersonInForms(dependencies: PersonDependencies) {
  const { db, changes, photos, storage, publicUrl, hashEmail } = dependencies
  return {
    async find(accountId: string, email: string): Promise<PersonInForms> {
      const signUps = await subscribers.listOf(accountId, email, db)
      const found = await reviews.listContaining(accountId, email, db)
      return {
        signUps: signUps.map(toSubscriberEntry),
        reviews: found.map(toReviewEntry),
        isSuppressed: (await quietUntil(accountId, hashEmail(email), db)) !== undefined,
      }
    },

    /** Returns reviews under one of these names, whoever wrote them. */
    reviewsByName: async (accountId: string, names: readonly string[]): Promise<InboxReview[]> =>
      (await reviews.listByNames(accountId, names, db)).map(toReviewEntry),

    reviewsById: async (accountId: string, ids: readonly string[]): Promise<InboxReview[]> =>
      (await reviews.listByIds(accountId, ids, db)).map(toReviewEntry),

    async photoOf(reviewId: string): Promise<Buffer | undefined> {
      const stream = await storage.get(photoKey(reviewId))
      return stream && buffer(stream)
    },
    signUpsCsv: (signUps: readonly InboxSubscriber[], order: Omit<CsvOrder, 'accountId'>): Readable =>
      entriesCsv('SUBSCRIBER', signUps, { publicUrl, ...order }),
    reviewsCsv: (rows: readonly InboxReview[], order: Omit<CsvOrder, 'accountId'>): Readable =>
      entriesCsv('REVIEW', rows, { publicUrl, ...order }),

    /** Deletes sign-ups of the address, reviews that contain it, and these reviews. That it wants no mails stays known. */
    async erase(accountId: string, email: string, reviewIds: readonly string[], trx: Transaction<Tables>) {
      const signUps = await subscribers.listOf(accountId, email, trx)
      const found = await reviews.listContaining(accountId, email, trx)
      const ids = new Set([
        ...signUps.map(({ subscriber_id: id }) => id),
        ...found.map(({ review_id: id }) => id),
        ...reviewIds,
      ])
      return changes.deleteIn(accountId, [...ids], trx)
    },

    /** Deletes photos; call it when the reviews are gone for good. */
    dropPhotos: (keys: readonly string[]): Promise<void> => photos.drop(keys),

    accountsWith: async (email: string, executor: Executor): Promise<string[]> => [
      ...(await subscribers.accountsWith(email, executor)),
      ...(await reviews.accountsContaining(email, executor)),
    ],
  }
}
