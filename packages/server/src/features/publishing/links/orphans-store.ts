import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

interface Limits {
  /** Most codes a day may have, over all processes. */
  most: number
  /** The code under which all others are counted. */
  rest: string
}

/** Adds to the counts of a day; codes beyond the limit are counted under `rest`. */
export async function addScans(
  day: string,
  counts: ReadonlyMap<string, number>,
  { most, rest }: Limits,
  db: Executor,
): Promise<void> {
  await sql`
    with known as (
      select code from orphan_scans where day = ${day}::date and code <> ${rest}
    ), sent as (
      select code, scans, code in (select code from known) as is_known
      from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::bigint[]) as s(code, scans)
    ), placed as (
      select code, scans, is_known, row_number() over (partition by is_known, code = ${rest} order by code) as place from sent
    ), named as (
      select case when is_known or (select count(*) from known) + place <= ${most} then code else ${rest} end as code, scans
      from placed
    )
    insert into orphan_scans (code, day, scans)
    select code, ${day}::date, sum(scans) from named group by code order by code
    on conflict (code, day) do update set scans = orphan_scans.scans + excluded.scans`.execute(db)
}

/** Deletes days before this one, as YYYY-MM-DD. */
export async function deleteScans(before: string, db: Executor): Promise<void> {
  await db.deleteFrom('orphan_scans').where('day', '<', before).execute()
}
