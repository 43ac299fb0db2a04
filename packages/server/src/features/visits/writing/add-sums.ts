import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { QUARTER_MS, QUARTERS } from '../../../platform/db/visits/visit-sums.ts'
import { arrayLiteral, plainLiteral } from './array-literal.ts'
import { inOneStatement } from './in-one-statement.ts'
import type { Sum } from './sums.ts'

/** Limit of the table's column. Nonsense reports that fill a sum must not prevent others from being counted. */
const MAX_SUM = 2_147_483_647

// Ids contain no line break.
const keyOf = ({ subjectId, subject, kind, key }: Sum): string => `${subjectId}\n${subject}\n${kind}\n${key}`

/** Merges sums to one row each, in the order of the table's key, so that two processes rarely deadlock. */
function together(sums: readonly Sum[]): Sum[] {
  const rows = new Map<string, Sum>()
  for (const sum of sums) {
    const key = keyOf(sum)
    const known = rows.get(key)
    if (known) known.n += sum.n
    else rows.set(key, { ...sum })
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum)
}

/** Sums of the same quarter of an hour. */
interface Quarter {
  /** Quarters since 1970. */
  quarter: number
  sums: readonly Sum[]
}

export const byQuarter = (sums: readonly Sum[]): Quarter[] =>
  [...Map.groupBy(sums, ({ at }) => Math.floor(at.getTime() / QUARTER_MS))]
    .sort(([one], [other]) => one - other)
    .map(([quarter, some]) => ({ quarter, sums: together(some) }))

/** Adds to `visit_sums`: one statement for each quarter of an hour. Changes of other tables are made with the first. */
export async function addSums(
  sums: readonly Sum[],
  db: Executor,
  changes: readonly RawBuilder<unknown>[] = [],
): Promise<void> {
  const [first, ...others] = byQuarter(sums).map(sumsInsert)
  await inOneStatement([...changes, ...(first ? [first] : [])], db)
  for (const other of others) await other.execute(db)
}

export function sumsInsert({ quarter, sums }: Quarter): RawBuilder<unknown> {
  const day = new Date(quarter * QUARTER_MS).toISOString().slice(0, 10)
  const slot = 1 + (quarter % QUARTERS)
  return sql`
    insert into visit_sums as known (subject, subject_id, kind, key, day, total, slots)
    select s.subject, s.subject_id, s.kind, s.key, ${day}::date, s.n,
      format('[%s:%s]={%s}', ${slot}::int, ${slot}::int, s.n)::int[]
    from unnest(
      ${arrayLiteral(sums.map(({ subject }) => subject))}::"char"[],
      ${arrayLiteral(sums.map(({ subjectId }) => subjectId))}::text[],
      ${plainLiteral(sums.map(({ kind }) => kind))}::smallint[], ${arrayLiteral(sums.map(({ key }) => key))}::text[],
      ${plainLiteral(sums.map(({ n }) => n))}::int[]
    ) as s(subject, subject_id, kind, key, n)
    on conflict (subject_id, subject, kind, key, day) do update
      set total = least(known.total::bigint + excluded.total, ${MAX_SUM}::int),
        slots[${slot}::int] = least(coalesce(known.slots[${slot}::int], 0)::bigint + excluded.total, ${MAX_SUM}::int)`
}
