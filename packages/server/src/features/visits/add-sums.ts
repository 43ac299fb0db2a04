import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import { QUARTER_MS, QUARTERS } from '../../platform/db/visit-sums.ts'
import type { Sum } from './sums.ts'

/** As the table holds it. Whoever reports nonsense until a sum is full keeps nobody else from being counted. */
const MAX_SUM = 2_147_483_647

const keyOf = ({ subjectId, subject, kind, key }: Sum): string => JSON.stringify([subjectId, subject, kind, key])

/** One row each, in the order of the table's key, so that two processes rarely wait for each other in a ring. */
function together(sums: readonly Sum[]): Sum[] {
  const rows = new Map<string, Sum>()
  for (const sum of sums) {
    const key = keyOf(sum)
    const known = rows.get(key)
    rows.set(key, known ? { ...known, n: known.n + sum.n } : sum)
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum)
}

/** What counts in the same quarter of an hour. */
interface Quarter {
  /** Since 1970. */
  quarter: number
  sums: readonly Sum[]
}

export const byQuarter = (sums: readonly Sum[]): Quarter[] =>
  [...Map.groupBy(sums, ({ at }) => Math.floor(at.getTime() / QUARTER_MS))]
    .sort(([one], [other]) => one - other)
    .map(([quarter, some]) => ({ quarter, sums: together(some) }))

/** Adds to `visit_sums`: one statement for each quarter of an hour. */
export async function addSums(sums: readonly Sum[], db: Executor): Promise<void> {
  for (const quarter of byQuarter(sums)) await sumsInsert(quarter).execute(db)
}

export function sumsInsert({ quarter, sums }: Quarter): RawBuilder<unknown> {
  const day = new Date(quarter * QUARTER_MS).toISOString().slice(0, 10)
  const slot = 1 + (quarter % QUARTERS)
  const column = <K extends keyof Sum>(name: K): Sum[K][] => sums.map((sum) => sum[name])
  return sql`
    insert into visit_sums as known (subject, subject_id, kind, key, day, total, slots)
    select s.subject, s.subject_id, s.kind, s.key, ${day}::date, s.n,
      format('[%s:%s]={%s}', ${slot}::int, ${slot}::int, s.n)::int[]
    from unnest(
      ${column('subject')}::"char"[], ${column('subjectId')}::text[], ${column('kind')}::smallint[],
      ${column('key')}::text[], ${column('n')}::int[]
    ) as s(subject, subject_id, kind, key, n)
    on conflict (subject_id, subject, kind, key, day) do update
      set total = least(known.total::bigint + excluded.total, ${MAX_SUM}::int),
        slots[${slot}::int] = least(coalesce(known.slots[${slot}::int], 0)::bigint + excluded.total, ${MAX_SUM}::int)`
}
