import type { AnalyticsSubject } from '@taplet/contract'
import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { subjectLetter } from '../subjects/store.ts'

export type ShareRow = Selectable<Tables['analytics_shares']>

export const findShare = (
  accountId: string,
  { kind, id }: AnalyticsSubject,
  db: Executor,
): Promise<ShareRow | undefined> =>
  db
    .selectFrom('analytics_shares')
    .selectAll()
    .where('subject_id', '=', id)
    .where('subject', '=', subjectLetter[kind])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export const findByShareId = (shareId: string, db: Executor): Promise<ShareRow | undefined> =>
  db
    .selectFrom('analytics_shares')
    .selectAll()
    .where('share_id', '=', shareId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** Revokes what a tag's previous owner shared. */
export async function endOthers(accountId: string, { kind, id }: AnalyticsSubject, trx: Executor): Promise<void> {
  await trx
    .updateTable('analytics_shares')
    .set({ deleted_at: sql<Date>`now()` })
    .where('subject_id', '=', id)
    .where('subject', '=', subjectLetter[kind])
    .where('account_id', '<>', accountId)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Does nothing when one exists. */
export async function insertShare(
  accountId: string,
  { kind, id }: AnalyticsSubject,
  shareId: string,
  trx: Executor,
): Promise<void> {
  await trx
    .insertInto('analytics_shares')
    .values({ share_id: shareId, account_id: accountId, subject: subjectLetter[kind], subject_id: id })
    .onConflict((conflict) => conflict.columns(['subject_id', 'subject']).where('deleted_at', 'is', null).doNothing())
    .execute()
}

export async function endShare(accountId: string, { kind, id }: AnalyticsSubject, db: Executor): Promise<void> {
  await db
    .updateTable('analytics_shares')
    .set({ deleted_at: sql<Date>`now()` })
    .where('subject_id', '=', id)
    .where('subject', '=', subjectLetter[kind])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .execute()
}
