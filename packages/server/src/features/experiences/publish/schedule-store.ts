import type { Selectable } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'

export type ScheduledRow = Selectable<Tables['scheduled_publications']>

export interface Scheduled {
  publishAt: Date
  /** As JSON. */
  publication: string
  personId: string | null
}

/** Stores what is published by itself, in place of what was. */
export async function put(
  accountId: string,
  experienceId: string,
  { publishAt, publication, personId }: Scheduled,
  trx: Executor,
): Promise<void> {
  const columns = { account_id: accountId, publish_at: publishAt, publication, person_id: personId }
  await trx
    .insertInto('scheduled_publications')
    .values({ experience_id: experienceId, ...columns })
    .onConflict((conflict) =>
      conflict.column('experience_id').doUpdateSet(columns).where('scheduled_publications.account_id', '=', accountId),
    )
    .execute()
}

export async function remove(accountId: string, experienceId: string, trx: Executor): Promise<void> {
  await trx
    .deleteFrom('scheduled_publications')
    .where('account_id', '=', accountId)
    .where('experience_id', '=', experienceId)
    .execute()
}

/** Returns whose it is; undefined when nothing is scheduled for the app. */
export async function findAccount(experienceId: string, db: Executor): Promise<string | undefined> {
  const row = await db
    .selectFrom('scheduled_publications')
    .select('account_id')
    .where('experience_id', '=', experienceId)
    .executeTakeFirst()
  return row?.account_id
}

/** Takes what is published at this time out of the table; undefined when it was done, cancelled or put off. */
export const take = (experienceId: string, publishAt: Date, trx: Executor): Promise<ScheduledRow | undefined> =>
  trx
    .deleteFrom('scheduled_publications')
    .where('experience_id', '=', experienceId)
    .where('publish_at', '=', publishAt)
    .returningAll()
    .executeTakeFirst()

/** Returns what should have been published before this time, of all accounts. */
export const findOverdue = (before: Date, db: Executor): Promise<{ experience_id: string; publish_at: Date }[]> =>
  db
    .selectFrom('scheduled_publications')
    .select(['experience_id', 'publish_at'])
    .where('publish_at', '<', before)
    .execute()
