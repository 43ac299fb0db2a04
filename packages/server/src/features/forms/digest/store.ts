import { MAIL_HOUR } from '@taplet/contract'
import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'

export type DigestRow = Selectable<Tables['inbox_digests']>

/** What a new account has. */
export const DEFAULT_RHYTHM = 'DAILY'
/** Of an account that nobody opened in a browser. */
export const FALLBACK_ZONE = 'UTC'

const SEND_TIME = sql`make_interval(hours => ${MAIL_HOUR}::int)`

/** `MAIL_HOUR` local time: of tomorrow, or of next Monday. */
const nextDue = (rhythm: string, zone: string, now: Date) => {
  const local = sql`(${now}::timestamptz at time zone ${zone}::text - ${SEND_TIME})`
  const next =
    rhythm === 'WEEKLY'
      ? sql`date_trunc('week', ${local}) + interval '7 days'`
      : sql`date_trunc('day', ${local}) + interval '1 day'`
  return rhythm === 'OFF' ? sql<Date | null>`null` : sql<Date>`(${next} + ${SEND_TIME}) at time zone ${zone}::text`
}

export const find = (accountId: string, db: Executor): Promise<DigestRow | undefined> =>
  db.selectFrom('inbox_digests').selectAll().where('account_id', '=', accountId).executeTakeFirst()

/** A digest does not report entries from before it was switched on. */
export const save = (
  accountId: string,
  { rhythm, timeZone }: { rhythm: string; timeZone: string },
  now: Date,
  db: Executor,
): Promise<DigestRow> =>
  db
    .insertInto('inbox_digests')
    .values({
      account_id: accountId,
      rhythm,
      time_zone: timeZone,
      told_until: now,
      due_at: nextDue(rhythm, timeZone, now),
    })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        rhythm,
        time_zone: timeZone,
        told_until: sql<Date>`case when inbox_digests.rhythm = 'OFF' then ${now} else inbox_digests.told_until end`,
        due_at: nextDue(rhythm, timeZone, now),
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

/** Switches the daily digest on for an account that has none yet. Does nothing, and takes no lock, for any other. */
export const begin = async (accountId: string, timeZone: string, now: Date, db: Executor): Promise<void> => {
  await sql`
    insert into inbox_digests (account_id, rhythm, time_zone, told_until, due_at)
    select ${accountId}, ${DEFAULT_RHYTHM}, ${timeZone}, ${now}, ${nextDue(DEFAULT_RHYTHM, timeZone, now)}
    where not exists (select from inbox_digests where account_id = ${accountId})
    on conflict (account_id) do nothing`.execute(db)
}

/** Does the same for accounts made before a moment: their time zone is not known. */
export const beginAll = async (madeBefore: Date, now: Date, db: Executor): Promise<void> => {
  await sql`
    insert into inbox_digests (account_id, rhythm, time_zone, told_until, due_at)
    select a.account_id, ${DEFAULT_RHYTHM}, ${FALLBACK_ZONE}, a.created_at, ${nextDue(DEFAULT_RHYTHM, FALLBACK_ZONE, now)}
    from accounts a
    where a.created_at < ${madeBefore}
      and not exists (select from inbox_digests d where d.account_id = a.account_id)
    on conflict (account_id) do nothing`.execute(db)
}

/** Claims the digests that are due, so that no other process takes them too: their next time is stored. */
export async function takeDue(now: Date, most: number, trx: Executor): Promise<DigestRow[]> {
  const due = await trx
    .selectFrom('inbox_digests')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { account_id: accountId, rhythm, time_zone: zone } of due)
    await trx
      .updateTable('inbox_digests')
      .set({ due_at: nextDue(rhythm, zone, now), told_until: now })
      .where('account_id', '=', accountId)
      .execute()
  return due
}

/** What came into the inbox of forms. */
export interface FormNews {
  reviews: number
  waiting: number
  average: number
  subscribers: number
  left: number
}

/** Returns what came in after one moment and up to another. */
export async function findNews(accountId: string, after: Date, until: Date, db: Executor): Promise<FormNews> {
  const { rows } = await sql<FormNews>`
    select
      (select count(*)::int from reviews where account_id = ${accountId} and state <> 'SPAM'
        and created_at > ${after} and created_at <= ${until}) as reviews,
      (select count(*)::int from reviews where account_id = ${accountId} and state = 'PENDING') as waiting,
      (select coalesce(avg(stars), 0)::float8 from reviews where account_id = ${accountId} and state <> 'SPAM'
        and created_at > ${after} and created_at <= ${until}) as average,
      (select count(*)::int from subscribers where account_id = ${accountId} and state = 'CONFIRMED'
        and confirmed_at > ${after} and confirmed_at <= ${until}) as subscribers,
      (select count(*)::int from subscribers where account_id = ${accountId} and state = 'UNSUBSCRIBED'
        and unsubscribed_at > ${after} and unsubscribed_at <= ${until}) as left`.execute(db)
  return rows[0] ?? { reviews: 0, waiting: 0, average: 0, subscribers: 0, left: 0 }
}

/** Returns the newest reviews of that range, for the mail to quote. */
export const findQuotes = (accountId: string, after: Date, until: Date, most: number, db: Executor) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('experiences as e', 'e.experience_id', 'r.experience_id')
    .select(['r.stars', 'r.review_text', 'r.visitor_name', 'e.name as app_name'])
    .where('r.account_id', '=', accountId)
    .where('r.state', '!=', 'SPAM')
    .where('r.created_at', '>', after)
    .where('r.created_at', '<=', until)
    .orderBy('r.created_at', 'desc')
    .limit(most)
    .execute()
