import { DAY_MS } from '@taplet/base/time'
import type { ReviewInput } from '@taplet/contract'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { FindForm, Form } from '../placed-form/find-form.ts'
import { requireAsked } from '../placed-form/require-asked.ts'
import { submissionIds } from '../placed-form/submission-id.ts'
import type { Room } from '../room.ts'
import type { SpamClassifier } from '../spam/spam-classifier.ts'
import type { TellEvent } from '../webhook/events.ts'
import type { Photo, Photos } from './photos.ts'
import { photoKey } from './photos.ts'
import { toReviewEvent } from './review-event.ts'
import * as store from './store.ts'
import { messages } from '../messages/messages.ts'

/** The sender of a submission, as far as known. */
export interface Sender {
  /** The part of the network address that counts as one guest. */
  address: string
  /** A keyed hash of the address, stored for some weeks. */
  addressHash: string
  /** False for a native form submission. */
  isScripted: boolean
  /** The browser reports that a page of another site sent it. */
  isForeign: boolean
}

/** The result. A challenge: the sender must do a proof of work and send again. */
export type Taken = 'TAKEN' | { challenge: string; bits: number }

export interface ReviewDependencies {
  db: Database
  findForm: FindForm
  classify: SpamClassifier
  photos: Photos
  room: Room
  tell: TellEvent
  newId: () => string
  clock: () => Date
}

type Content = Pick<ReviewInput, 'stars' | 'text' | 'name' | 'photo'>

/** Takes reviews from visitors: each submission once, however often it is repeated. */
export function createSubmitReview(dependencies: ReviewDependencies) {
  const { db, findForm, classify, photos, room, tell, newId, clock } = dependencies

  /** Keeps the account within its limit by deleting spam and rejected reviews first. */
  async function makeRoom(accountId: string): Promise<void> {
    const { reviews: most } = await room.of(accountId)
    if ((await store.count(accountId, most, db)) < most) return
    const dropped = await store.dropOldestRefused(accountId, db)
    if (!dropped) throw new AppError('FORM_FULL')
    await photos.drop([dropped.photo_key])
  }

  async function insert(review: store.NewReview, photo: Photo | undefined): Promise<void> {
    await inTransaction(db, async (trx) => {
      const photoToStore = photo && (await hasRoomFor(review.account_id, photo, trx)) ? photo : undefined
      const row = photoToStore ? withPhoto(review, photoToStore) : review
      if (!(await store.insert(row, trx))) return
      if (photoToStore) await photos.put(review.review_id, photoToStore.content)
      if (review.state !== 'SPAM') await tell(review.account_id, 'review.received', toReviewEvent(row), trx)
    })
  }

  /** Without room for the photo the review is still accepted: a full library is the owner's matter. */
  const hasRoomFor = (accountId: string, photo: Photo, trx: Parameters<Photos['requireRoom']>[2]): Promise<boolean> =>
    photos.requireRoom(accountId, photo.content.length, trx).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'STORAGE_LIMIT_REACHED') return false
        throw error
      },
    )

  return async (input: ReviewInput, sender: Sender): Promise<{ taken: Taken; form: Form<'REVIEW'> }> => {
    const form = await findForm(input, 'REVIEW')
    if (!form) throw new AppError('NOT_FOUND', { message: messages.later('formGone') })
    const content = askedContent(form, input)
    const now = clock().getTime()
    const { id, earlier } = submissionIds(input.submissionId, [sender.address, form.widgetId, content], now)
    const since = new Date(input.submissionId === undefined ? now - DAY_MS : 0)
    if (await store.isKnown(form, [id, earlier], since, db)) return { taken: 'TAKEN', form }
    const verdict = await classify({
      ...sender,
      form: `${form.itemId}/${form.widgetId}`,
      submissionId: id,
      ticket: input.ticket,
      proof: input.proof,
      trap: input.website,
      words: [content.text, content.name],
    })
    if (typeof verdict === 'object') return { taken: verdict, form }
    const photo = content.photo === undefined ? undefined : await photos.make(form.accountId, content.photo)
    await makeRoom(form.accountId)
    const state = verdict === 'SPAM' ? 'SPAM' : 'PENDING'
    await insert(toRow(form, content, { state, id, addressHash: sender.addressHash, reviewId: newId(), now }), photo)
    return { taken: 'TAKEN', form }
  }
}

/** Returns what the form asks for, and nothing else. */
function askedContent({ rules }: Form<'REVIEW'>, { stars, text, name, photo }: ReviewInput): Content {
  if (rules.asksPhoto === 'REQUIRED' && !photo)
    throw new AppError('BAD_REQUEST', { message: messages.later('photoMissing'), field: 'photo' })
  return {
    stars,
    text: requireAsked(rules.asksText, text, 'text', messages.later('textMissing')),
    name: requireAsked(rules.asksName, name.replaceAll(/\s+/g, ' '), 'name', messages.later('nameMissing')),
    ...(rules.asksPhoto !== 'NO' && photo && { photo }),
  }
}

interface Stamp {
  reviewId: string
  id: string
  state: 'PENDING' | 'SPAM'
  addressHash: string
  now: number
}

const toRow = (
  form: Form<'REVIEW'>,
  content: Content,
  { reviewId, id, state, addressHash, now }: Stamp,
): store.NewReview => ({
  review_id: reviewId,
  account_id: form.accountId,
  experience_id: form.experienceId,
  item_id: form.itemId,
  widget_id: form.widgetId,
  tag_id: form.tagId,
  submission_id: id,
  state,
  stars: content.stars,
  review_text: content.text,
  visitor_name: content.name,
  address_hash: addressHash,
  decided_at: new Date(now),
  created_at: new Date(now),
})

const withPhoto = (review: store.NewReview, { content, width, height }: Photo): store.NewReview => ({
  ...review,
  photo_key: photoKey(review.review_id),
  photo_bytes: content.length,
  photo_width: width,
  photo_height: height,
})
