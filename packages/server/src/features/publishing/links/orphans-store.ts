import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

interface Limits {
  /** Codes that a day may have, of all processes together. */
  most: number
  /** What stands for all others. */
  rest: string
}

/** Adds to the counts of a day; a code that would be one too many counts among the rest. */
export async function addScans(
  day: string,
  counts: ReadonlyMap<string, number>,
  { most, rest }: Limits,
  db: Executor,
): Promise<void> {
  await sql`
    with sent as (
      select code, scans, row_number() over (order by code) as place
      from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::bigint[]) as s(code, scans)
    ), known as (
      select count(*) as number from orphan_scans where day = ${day}::date
    ), named as (
      select case when sent.code = ${rest} or known.number + sent.place <= ${most}
        or exists (select from orphan_scans o where o.day = ${day}::date and o.code = sent.code)
        then sent.code else ${rest} end as code, sent.scans
      from sent, known
    )
    insert into orphan_scans (code, day, scans)
    select code, ${day}::date, sum(scans) from named group by code order by code
    on conflict (code, day) do update set scans = orphan_scans.scans + excluded.scans`.execute(db)
}

/** Lets go of days before this one, as YYYY-MM-DD. */
export async function deleteScans(before: string, db: Executor): Promise<void> {
  await db.deleteFrom('orphan_scans').where('day', '<', before).execute()
}
