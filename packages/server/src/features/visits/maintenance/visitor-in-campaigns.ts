import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { addressPattern } from '../../../platform/mail/address-pattern.ts'
import { sumKinds } from '../../../platform/db/visits/visit-sums.ts'

const appsOf = (accountId: string) => sql`select experience_id from experiences where account_id = ${accountId}`
const linksOf = (accountId: string) => sql`select tag_id from links where account_id = ${accountId}`

const isOfAccount = (accountId: string) =>
  sql`(experience_id in (${appsOf(accountId)}) or tag_id in (${linksOf(accountId)}))`
const isSubjectOf = (accountId: string) => sql`(
  (subject = 'A' and subject_id in (${appsOf(accountId)})) or (subject = 'L' and subject_id in (${linksOf(accountId)})))`
const names = (email: string) =>
  sql`exists (select from jsonb_each_text(utm) where lower(value) ~ ${addressPattern(email)})`

/** The campaign of a sum once it says nothing. */
const NOTHING = ' /  / '

/**
 * Visits know nobody by name, but a newsletter may send each reader an address of their own (`utm_content=ana@…`).
 * Returns how many visits to the account came by one with this e-mail address.
 */
export async function count(accountId: string, email: string, db: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from hits
    where utm is not null and ${isOfAccount(accountId)} and ${names(email)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Takes an e-mail address out of the campaigns of visits and of their sums. Returns of how many visits. */
export async function erase(accountId: string, email: string, trx: Executor): Promise<number> {
  const pattern = addressPattern(email)
  const { numAffectedRows } = await sql`update hits set utm = (
      select jsonb_object_agg(key, value) from jsonb_each_text(utm) where lower(value) !~ ${pattern}
    ) where utm is not null and ${isOfAccount(accountId)} and ${names(email)}`.execute(trx)
  await sql`with gone as (
      delete from visit_sums where kind = ${sumKinds.CAMPAIGN} and lower(key) ~ ${pattern}
        and ${isSubjectOf(accountId)} returning subject, subject_id, day, total, slots
    )
    insert into visit_sums (subject, subject_id, kind, key, day, total, slots)
    select subject, subject_id, ${sumKinds.CAMPAIGN}, ${NOTHING}, day, full_sum(sum(total)), sum_slots(whole_day(slots))
    from gone group by subject, subject_id, day
    on conflict (subject_id, subject, kind, key, day) do update
      set total = full_sum(visit_sums.total::bigint + excluded.total),
        slots = add_slots(whole_day(visit_sums.slots), excluded.slots)`.execute(trx)
  await sql`update packed_visit_sums set keys = array(
      select case when lower(key) ~ ${pattern} then ${NOTHING} else key end
      from unnest(keys) with ordinality as k(key, place) order by place
    ) where ${isSubjectOf(accountId)} and lower(array_to_string(keys, chr(10))) ~ ${pattern}`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/** Returns the accounts with such visits. Looks through all visits: only for whoever runs the installation. */
export async function accountsWith(email: string, db: Executor): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`with found as (
      select distinct experience_id, tag_id from hits where utm is not null and ${names(email)}
    )
    select account_id from experiences where experience_id in (select experience_id from found)
    union select account_id from links where tag_id in (select tag_id from found)`.execute(db)
  return rows.map(({ account_id: id }) => id)
}
