import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { sumKinds } from '../../../platform/db/visits/visit-sums.ts'

export type MailRow = Selectable<Tables['analytics_mail']>
export interface Choice {
  weekly: boolean
  alerts: boolean
  timezone: string
}

export const find = (accountId: string, db: Executor): Promise<MailRow | undefined> =>
  db.selectFrom('analytics_mail').selectAll().where('account_id', '=', accountId).executeTakeFirst()

export async function save(accountId: string, choice: Choice, db: Executor): Promise<void> {
  const changes = { ...choice, updated_at: sql<Date>`now()` }
  await db
    .insertInto('analytics_mail')
    .values({ account_id: accountId, ...choice })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(changes))
    .execute()
}

/** Switches one sort of mail off; the other settings stay. */
export async function leave(accountId: string, sort: 'weekly' | 'alerts', db: Executor): Promise<void> {
  await db
    .insertInto('analytics_mail')
    .values({ account_id: accountId, [sort]: false })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ [sort]: false, updated_at: sql`now()` }))
    .execute()
}

/** Does nothing when a zone is set: it is called for each report, so that case must take no lock and write nothing. */
export async function learnZone(accountId: string, timezone: string, db: Executor): Promise<void> {
  await sql`
    insert into analytics_mail (account_id, timezone) select ${accountId}, ${timezone}
    where not exists (select from analytics_mail m where m.account_id = ${accountId} and m.timezone is not null)
    on conflict (account_id) do update set timezone = excluded.timezone where analytics_mail.timezone is null`.execute(
    db,
  )
}

/** Returns the zone of an account for which none was chosen for its mails. */
export async function zoneOf(accountId: string, db: Executor): Promise<string> {
  const row = await db.selectFrom('accounts').select('time_zone').where('account_id', '=', accountId).executeTakeFirst()
  return row?.time_zone || 'UTC'
}

export async function listZones(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ zone: string }>`
    select timezone as zone from analytics_mail where timezone is not null
    union select time_zone from accounts where time_zone <> ''`.execute(db)
  return [...new Set(['UTC', ...rows.map(({ zone }) => zone)])]
}

/** Mails due by zone: `day` is the morning that a mail is for. */
export interface Due {
  zone: string
  day: string
}
export interface Taken {
  accountId: string
  day: string
}

const takenColumns = { weekly: 'weekly_sent', alerts: 'alerts_looked' } as const
/** Days before the morning that each sort of mail covers. */
const reach = { weekly: 15, alerts: 30 } as const

/**
 * Claims the accounts whose mail is due, so that no other process takes them too: the morning is stored. Only accounts
 * with an instant app visited recently; the others have nothing to report.
 */
export async function takeDue(
  sort: 'weekly' | 'alerts',
  due: readonly Due[],
  most: number,
  trx: Executor,
): Promise<Taken[]> {
  if (due.length === 0) return []
  const [column, wanted] = [sql.ref(takenColumns[sort]), sql.ref(sort)]
  const { rows } = await sql<Taken>`
    insert into analytics_mail as m (account_id, ${column})
    select a.account_id, due.day
    from accounts a
    left join analytics_mail k using (account_id)
    join unnest(${due.map(({ zone }) => zone)}::text[], ${due.map(({ day }) => day)}::date[]) as due(zone, day)
      on due.zone = coalesce(k.timezone, nullif(a.time_zone, ''), 'UTC')
    where a.status <> 'INACTIVE' and coalesce(k.${wanted}, true) and coalesce(k.${column} < due.day, true)
      and exists (
        select from experiences e
        join visit_sums s on s.subject_id = e.experience_id and s.subject = 'A' and s.kind = ${sumKinds.VISIT}
          and s.key = '' and s.day >= due.day - ${reach[sort]}::int
        where e.account_id = a.account_id and e.deleted_at is null)
    limit ${most}
    on conflict (account_id) do update set ${column} = excluded.${column}
      where m.${column} is null or m.${column} < excluded.${column}
    returning m.account_id as "accountId", m.${column}::text as day`.execute(trx)
  return rows
}

/** Stores the day of each app's last alert. */
export async function noteAlerted(
  accountId: string,
  experienceIds: readonly string[],
  day: string,
  db: Executor,
): Promise<void> {
  const alerted = JSON.stringify(Object.fromEntries(experienceIds.map((id) => [id, day])))
  await db
    .updateTable('analytics_mail')
    .set({ alerted: sql<string>`alerted || ${alerted}::jsonb` })
    .where('account_id', '=', accountId)
    .execute()
}
