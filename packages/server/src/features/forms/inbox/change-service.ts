import type { ChangeResult, InboxReview, ReviewState, SubscriberState } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { toEmailAddress } from '../../../platform/mail/e-mail-address.ts'
import * as people from '../newsletter/store.ts'
import { toSubscriberEvent } from '../newsletter/subscriptions.ts'
import type { Photos } from '../reviews/photos.ts'
import type { TellEvent } from '../webhook/events.ts'
import { dropPayloads } from '../webhook/store.ts'
import * as reviews from './reviews-store.ts'
import * as subscribers from './subscribers-store.ts'
import { toReviewEntry } from './to-entry.ts'
import { invalidField } from '../../../platform/http/errors/error-handler.ts'
import { messages } from '../messages/messages.ts'

type Trx = Transaction<Tables>

interface ChangeDependencies {
  db: Database
  photos: Pick<Photos, 'drop'>
  hashEmail: (email: string) => string
  enqueueMail: (subscriberId: string, trx: Trx) => Promise<void>
  tell: TellEvent
  clock: () => Date
}

type Outcome = ChangeResult['outcome']

/** Actions of an account on its entries. A bulk action runs in one transaction. */
export function createInboxChanges(dependencies: ChangeDependencies) {
  const { db, photos, hashEmail, enqueueMail, tell, clock } = dependencies

  const showAnew = async (itemIds: readonly string[], trx: Trx): Promise<void> => {
    for (const itemId of new Set(itemIds)) await reviews.showAnew(itemId, trx)
  }

  /** Sends deletions to webhooks, for everyone who was ever on the list. */
  const tellDeleted = async (accountId: string, rows: readonly people.SubscriberRow[], trx: Trx): Promise<void> => {
    await dropPayloads(accountId, rows.map(idOfSubscriber), trx)
    for (const row of rows)
      if (row.confirmed_at) await tell(accountId, 'subscriber.deleted', toSubscriberEvent(row), trx)
  }

  const deleteReviews = async (accountId: string, ids: readonly string[], trx: Trx) => {
    const own = await reviews.lock(accountId, ids, trx)
    if (own.length > 0) await reviews.remove(accountId, own.map(idOfReview), trx)
    await dropPayloads(accountId, own.map(idOfReview), trx)
    const shown = own.filter(({ state }) => state === 'APPROVED')
    await showAnew(
      shown.map(({ item_id: itemId }) => itemId),
      trx,
    )
    return own
  }

  const deleteSignUps = async (accountId: string, ids: readonly string[], trx: Trx) => {
    const own = await subscribers.lock(accountId, ids, trx)
    if (own.length > 0) await subscribers.remove(accountId, own.map(idOfSubscriber), trx)
    await tellDeleted(accountId, own, trx)
    return own
  }

  return {
    moderate: (accountId: string, ids: readonly string[], state: ReviewState): Promise<ChangeResult[]> =>
      inTransaction(db, async (trx) => {
        const own = await reviews.lock(accountId, ids, trx)
        const changing = own.filter((row) => row.state !== state)
        if (changing.length > 0) await reviews.setState(accountId, changing.map(idOfReview), state, clock(), trx)
        const shown = changing.filter((row) => row.state === 'APPROVED' || state === 'APPROVED')
        await showAnew(
          shown.map(({ item_id: itemId }) => itemId),
          trx,
        )
        return resultsOf(ids, own.map(idOfReview), changing.map(idOfReview))
      }),

    markSpam: (accountId: string, ids: readonly string[], isSpam: boolean): Promise<ChangeResult[]> =>
      inTransaction(db, async (trx) => {
        const own = await subscribers.lock(accountId, ids, trx)
        const changing = own.filter(({ state }) =>
          isSpam ? state !== 'SPAM' && state !== 'UNSUBSCRIBED' : state === 'SPAM',
        )
        for (const row of changing) {
          const state: SubscriberState = isSpam ? 'SPAM' : row.confirmed_at ? 'CONFIRMED' : 'WAITING'
          await subscribers.setState(accountId, [row.subscriber_id], state, clock(), trx)
          if (state !== 'WAITING') continue
          await people.setMailed(row.subscriber_id, clock(), trx)
          await enqueueMail(row.subscriber_id, trx)
        }
        return resultsOf(ids, own.map(idOfSubscriber), changing.map(idOfSubscriber))
      }),

    async markRead(accountId: string, ids: readonly string[] | undefined, isRead: boolean): Promise<void> {
      const readAt = isRead ? clock() : null
      await inTransaction(db, async (trx) => {
        await reviews.setRead(accountId, ids, readAt, trx)
        await subscribers.setRead(accountId, ids, readAt, trx)
      })
    },

    reply: (accountId: string, id: string, reply: string): Promise<InboxReview> =>
      inTransaction(db, async (trx) => {
        const changed = await reviews.setReply(accountId, id, reply.trim(), clock(), trx)
        if (changed?.state === 'APPROVED') await showAnew([changed.item_id], trx)
        const row = await reviews.find(accountId, id, trx)
        if (!row) throw new AppError('NOT_FOUND')
        return toReviewEntry(row)
      }),

    async delete(accountId: string, ids: readonly string[]): Promise<ChangeResult[]> {
      const { results, keys } = await inTransaction(db, async (trx) => {
        const ownReviews = await deleteReviews(accountId, ids, trx)
        const ownPeople = await deleteSignUps(accountId, ids, trx)
        const gone = [...ownReviews.map(idOfReview), ...ownPeople.map(idOfSubscriber)]
        return { results: resultsOf(ids, gone, gone), keys: ownReviews.map(({ photo_key: key }) => key) }
      })
      await photos.drop(keys)
      return results
    },

    /** Deletes these entries in a transaction of the caller's, who deletes their photos afterwards. */
    async deleteIn(accountId: string, ids: readonly string[], trx: Trx) {
      const ownReviews = ids.length > 0 ? await deleteReviews(accountId, ids, trx) : []
      const ownPeople = ids.length > 0 ? await deleteSignUps(accountId, ids, trx) : []
      return {
        reviews: ownReviews.length,
        signUps: ownPeople.length,
        photoKeys: ownReviews.map(({ photo_key: key }) => key),
      }
    },

    async deletePerson(accountId: string, typed: string): Promise<number> {
      const email = toEmailAddress(typed)
      if (email === undefined) throw invalidField('email', messages.later('notWholeEmail'))
      return inTransaction(db, async (trx) => {
        const gone = await people.forget(accountId, hashEmail(email), trx)
        await tellDeleted(accountId, gone, trx)
        return gone.length
      })
    },
  }
}
export type InboxChanges = ReturnType<typeof createInboxChanges>

const idOfReview = ({ review_id: id }: { review_id: string }): string => id
const idOfSubscriber = ({ subscriber_id: id }: { subscriber_id: string }): string => id

/** Returns a result for each requested id, in the same order. */
function resultsOf(ids: readonly string[], own: readonly string[], changed: readonly string[]): ChangeResult[] {
  const outcomeOf = (id: string): Outcome =>
    changed.includes(id) ? 'DONE' : own.includes(id) ? 'UNCHANGED' : 'NOT_FOUND'
  return ids.map((id) => ({ id, outcome: outcomeOf(id) }))
}
