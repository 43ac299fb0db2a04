import { MINUTE_MS } from '@taplet/base/time'
import type { Shop } from '../features/forms/testing/a-shop.ts'
import type { TestApp } from './start-test-app.ts'

/** Inserts reviews and sign-ups of shops as if they had come in one per minute from that moment. */
export function createAnswers({ db }: TestApp, start: number) {
  let ids = 0
  async function review(at: Shop, values: Record<string, unknown>) {
    const id = `review-${++ids}`
    await db
      .insertInto('reviews')
      .values({
        review_id: id,
        account_id: at.account.accountId,
        experience_id: at.page.experienceId,
        item_id: at.itemId,
        widget_id: 'reviews',
        submission_id: id,
        state: 'PENDING',
        stars: 5,
        review_text: '',
        visitor_name: '',
        created_at: new Date(start + ids * MINUTE_MS),
        ...values,
      })
      .execute()
    return id
  }
  async function person(at: Shop, email: string, values: Record<string, unknown> = {}) {
    const id = `person-${++ids}`
    const consent = { account_id: at.account.accountId, version: 'v1', consent_text: 'Yes' }
    await db
      .insertInto('consent_texts')
      .values(consent)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .insertInto('subscribers')
      .values({
        subscriber_id: id,
        account_id: at.account.accountId,
        experience_id: at.page.experienceId,
        item_id: at.itemId,
        widget_id: 'news',
        state: 'CONFIRMED',
        email,
        email_hash: `hash of ${email}`,
        visitor_name: '',
        consent_version: 'v1',
        created_at: new Date(start + ids * MINUTE_MS),
        ...values,
      })
      .execute()
    return id
  }
  /** Returns the time so many minutes after the newest. */
  const after = (minutes: number): Date => new Date(start + (ids + minutes) * MINUTE_MS)
  return { review, person, after }
}
