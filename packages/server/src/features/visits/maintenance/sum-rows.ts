import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { QUARTER_MS, QUARTERS } from '../../../platform/db/visits/visit-sums.ts'
import type { Sum } from '../writing/sums.ts'

/** A row of `visit_sums`. */
interface SumRow extends Pick<Sum, 'subject' | 'subjectId' | 'kind' | 'key'> {
  /** `YYYY-MM-DD`, a UTC day. */
  day: string
  total: number
  /** By quarter of the day, from 1. */
  slots: Map<number, number>
}

/** Collects sums of many past visits into rows before storing them. */
export function createSumRows() {
  const rows = new Map<string, SumRow>()
  return {
    add(sums: readonly Sum[]): void {
      for (const { subject, subjectId, kind, key, at, n } of sums) {
        const quarter = Math.floor(at.getTime() / QUARTER_MS)
        const dayNumber = Math.floor(quarter / QUARTERS)
        const id = `${subject}${kind}/${dayNumber}/${JSON.stringify([subjectId, key])}`
        const row = rows.get(id) ?? { subject, subjectId, kind, key, day: dayOf(dayNumber), total: 0, slots: new Map() }
        const slot = 1 + (quarter % QUARTERS)
        row.total += n
        row.slots.set(slot, (row.slots.get(slot) ?? 0) + n)
        rows.set(id, row)
      }
    },
    rows: (): SumRow[] => [...rows.values()],
  }
}

const dayOf = (dayNumber: number): string => new Date(dayNumber * QUARTERS * QUARTER_MS).toISOString().slice(0, 10)

/** Returns the array as PostgreSQL writes it: from the first quarter to the last non-empty one, gaps null. */
function literalOf(slots: ReadonlyMap<number, number>): string {
  const [first, last] = [Math.min(...slots.keys()), Math.max(...slots.keys())]
  const values = Array.from({ length: last - first + 1 }, (_, at) => {
    const n = slots.get(first + at)
    return n === undefined ? 'NULL' : fullSum(n)
  })
  return `[${first}:${last}]={${values.join(',')}}`
}

/** A sum as the table holds it: capped at its maximum. */
const fullSum = (n: number): number => Math.min(n, 2_147_483_647)

const BATCH = 5000

/** Adds rows to `visit_sums`, inserting or increasing them. */
export async function addSumRows(rows: readonly SumRow[], db: Executor): Promise<void> {
  const sorted = rows.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
  for (let at = 0; at < sorted.length; at += BATCH) await addBatch(sorted.slice(at, at + BATCH), db)
}

/** Close to the order of the table's key, so that two processes rarely deadlock. */
const orderOf = ({ subjectId, subject, kind, key }: SumRow): string => JSON.stringify([subjectId, subject, kind, key])

async function addBatch(rows: readonly SumRow[], db: Executor): Promise<void> {
  const column = <K extends keyof SumRow>(name: K): SumRow[K][] => rows.map((row) => row[name])
  await sql`
    insert into visit_sums as known (subject, subject_id, kind, key, day, total, slots)
    select s.subject, s.subject_id, s.kind, s.key, s.day, s.total, s.slots::int[]
    from unnest(
      ${column('subject')}::"char"[], ${column('subjectId')}::text[], ${column('kind')}::smallint[],
      ${column('key')}::text[], ${column('day')}::date[], ${rows.map(({ total }) => fullSum(total))}::int[],
      ${rows.map(({ slots }) => literalOf(slots))}::text[]
    ) as s(subject, subject_id, kind, key, day, total, slots)
    on conflict (subject_id, subject, kind, key, day) do update set
      total = full_sum(known.total::bigint + excluded.total),
      slots = (
        select format('[%s:%s]={%s}', min(slot), max(slot), string_agg(coalesce(n::text, 'NULL'), ',' order by slot))::int[]
        from (
          select slot, case when known.slots[slot] is null then excluded.slots[slot]
            else full_sum(known.slots[slot]::bigint + coalesce(excluded.slots[slot], 0)) end as n
          from generate_series(
            least(array_lower(known.slots, 1), array_lower(excluded.slots, 1)),
            greatest(array_upper(known.slots, 1), array_upper(excluded.slots, 1))
          ) as slot
        ) as both_of_them
      )`.execute(db)
}
