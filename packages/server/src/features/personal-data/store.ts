import type { VisitorErasure } from '@taplet/contract'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'

interface NewErasure {
  accountId: string
  /** Id of the person; of an operator the name. */
  by: string
  emailHash: string
  erased: VisitorErasure
  at: Date
}

/** Notes what was erased, and of whom only a keyed hash. */
export async function noteErasure({ accountId, by, emailHash, erased, at }: NewErasure, trx: Executor): Promise<void> {
  await trx
    .insertInto('visitor_erasures')
    .values({
      account_id: accountId,
      erased_by: by,
      email_hash: emailHash,
      erased: JSON.stringify(erased),
      erased_at: at,
    })
    .execute()
}

/** Returns what was erased of this person before, the newest first. */
export const listErasures = (accountId: string, emailHash: string, db: Executor) =>
  db
    .selectFrom('visitor_erasures')
    .select(['erased', 'erased_at'])
    .where('account_id', '=', accountId)
    .where('email_hash', '=', emailHash)
    .orderBy('erasure_id', 'desc')
    .execute()

/** Takes an e-mail address out of what visitors reported to whoever runs the installation. Returns how many reports. */
export async function eraseReporter(email: string, db: Executor): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('abuse_reports')
    .set({ email: '' })
    .where(sql<boolean>`lower(btrim(email)) = ${email}`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function countReports(email: string, db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom('abuse_reports')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`lower(btrim(email)) = ${email}`)
    .executeTakeFirstOrThrow()
  return count
}
