import { sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import { arrayLiteral } from './array-literal.ts'
import { type Sum, sumsOfHappenings } from './sums.ts'
import type { Happening, OpenVisit } from './visit.ts'

interface VisitHappening {
  visit: OpenVisit
  happening: Happening
}

/** Stores what happened in visits of people, each once; answers what it adds to the sums. */
export async function writeHappenings(
  visits: ReadonlyMap<string, OpenVisit>,
  happened: readonly { visitId: string; happenings: readonly Happening[] }[],
  trx: Executor,
): Promise<Sum[]> {
  const all = happened.flatMap(({ visitId, happenings }): VisitHappening[] => {
    const visit = visits.get(visitId)
    return visit?.verdict === 'HUMAN' && visit.experienceId !== null
      ? happenings.map((happening) => ({ visit, happening }))
      : []
  })
  if (all.length === 0) return []
  const fresh = await insertEvents(all, trx)
  const byVisit = Map.groupBy(
    all.filter(({ visit, happening }) => fresh.delete(eventKey(visit.visitId, happening.eventId))),
    ({ visit }) => visit,
  )
  const counted = [...byVisit].map(([visit, some]) => {
    const happenings = some.map(({ happening }) => happening)
    return { visit, happenings, ...sumsOfHappenings(visit, happenings) }
  })
  await noteSteps(counted, trx)
  return counted.flatMap(({ sums }) => sums)
}

const eventKey = (visitId: string, eventId: number): string => `${visitId}/${eventId}`

/** The events that were not there before. */
export async function insertEvents(all: readonly VisitHappening[], trx: Executor): Promise<Set<string>> {
  const of = <T>(pick: (one: VisitHappening) => T): T[] => all.map(pick)
  const { rows } = await sql<{ visit_id: string; event_id: number }>`
    insert into visit_events
      (visit_at, visit_id, event_id, at, experience_id, tag_id, type, item_id, widget_id, value)
    select * from unnest(
      ${of(({ visit }) => visit.at)}::timestamptz[], ${of(({ visit }) => visit.visitId)}::uuid[],
      ${of(({ happening }) => happening.eventId)}::int[], ${of(({ happening }) => happening.at)}::timestamptz[],
      ${of(({ visit }) => visit.experienceId)}::text[], ${of(({ visit }) => visit.tagId)}::text[],
      ${of(({ happening }) => happening.type)}::text[], ${of(({ happening }) => happening.itemId)}::text[],
      ${of(({ happening }) => happening.widgetId)}::text[], ${of(({ happening }) => happening.value)}::int[]
    )
    on conflict (visit_at, visit_id, event_id) do nothing
    returning visit_id, event_id`.execute(trx)
  return new Set(rows.map(({ visit_id, event_id }) => eventKey(visit_id, event_id)))
}

interface Counted {
  visit: OpenVisit
  happenings: readonly Happening[]
  steps: readonly string[]
}

const lastSlideOf = (happenings: readonly Happening[]): Happening | undefined =>
  happenings
    .filter(({ type }) => type === 'SLIDE')
    .sort((one, other) => one.at.getTime() - other.at.getTime() || one.eventId - other.eventId)
    .at(-1)

/** Remembers what each visit has been counted for, and where it is. */
async function noteSteps(counted: readonly Counted[], trx: Executor): Promise<void> {
  const rows = counted
    .map(({ visit, happenings, steps }) => ({ visitId: visit.visitId, steps, last: lastSlideOf(happenings) }))
    .sort((one, other) => (one.visitId < other.visitId ? -1 : 1))
  await sql`
    update open_visits as known
    set steps = n.steps::text[],
      last_item = case when n.at >= coalesce(known.last_item_at, '-infinity') then n.item else known.last_item end,
      last_item_at = greatest(known.last_item_at, n.at)
    from unnest(
      ${rows.map(({ visitId }) => visitId)}::uuid[], ${rows.map(({ steps }) => arrayLiteral(steps))}::text[],
      ${rows.map(({ last }) => last?.itemId ?? null)}::text[], ${rows.map(({ last }) => last?.at ?? null)}::timestamptz[]
    ) as n(visit_id, steps, item, at)
    where known.visit_id = n.visit_id`.execute(trx)
}
