import { DAY_MS } from '@taplet/base/time'
import { FORM_RETENTION_DAYS } from '@taplet/contract'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'

/** A page that was opened when its form had another text may still be open, or cached on a device. */
const CONSENT_SHOWN_DAYS = 90

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

/** Deletes, for all accounts, reviews rejected long ago. Returns the keys of their photos. */
export async function deleteRefusedReviews(now: Date, db: Executor): Promise<string[]> {
  const rows = await db
    .deleteFrom('reviews')
    .where('state', 'in', ['REJECTED', 'SPAM'])
    .where('decided_at', '<', before(now, FORM_RETENTION_DAYS.refused))
    .returning('photo_key')
    .execute()
  return rows.map(({ photo_key: key }) => key)
}

/** Deletes, for all accounts, sign-ups that were never confirmed and old spam. */
export async function deletePassedSignUps(now: Date, db: Executor): Promise<void> {
  for (const [state, days] of [
    ['WAITING', FORM_RETENTION_DAYS.unconfirmed],
    ['SPAM', FORM_RETENTION_DAYS.refused],
  ] as const)
    await db.deleteFrom('subscribers').where('state', '=', state).where('decided_at', '<', before(now, days)).execute()
}

/** Deletes unanswered requests to confirm of people who had unsubscribed. That they left stays recorded. */
export async function dropPassedQuestions(now: Date, db: Executor): Promise<void> {
  await db
    .updateTable('subscribers')
    .set({ again_at: null, again_name: null, again_consent_version: null, confirm_hash: null })
    .where('again_at', '<', before(now, FORM_RETENTION_DAYS.unconfirmed))
    .execute()
}

/** Deletes, for all accounts, the address hashes of submissions. */
export async function dropAddressHashes(now: Date, db: Executor): Promise<void> {
  for (const table of ['reviews', 'subscribers'] as const)
    await db
      .updateTable(table)
      .set({ address_hash: null })
      .where('address_hash', 'is not', null)
      .where('created_at', '<', before(now, FORM_RETENTION_DAYS.addressHash))
      .execute()
}

export async function deleteOldDeliveries(now: Date, db: Executor): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('created_at', '<', before(now, FORM_RETENTION_DAYS.deliveries))
    .execute()
}

/** Deletes texts that no sign-up refers to any more, and that no open page can still show. */
export async function deleteUnusedConsents(now: Date, db: Executor): Promise<void> {
  await sql`delete from consent_texts c where last_shown_at < ${before(now, CONSENT_SHOWN_DAYS)} and not exists (
    select from subscribers s where s.account_id = c.account_id and c.version in (s.consent_version, s.again_consent_version, s.confirm_consent_version))`.execute(
    db,
  )
}

/** Returns those of these reviews that exist. */
export async function knownReviews(ids: readonly string[], db: Executor): Promise<Set<string>> {
  const rows = await db.selectFrom('reviews').select('review_id').where('review_id', 'in', ids).execute()
  return new Set(rows.map(({ review_id: id }) => id))
}
