import { MINUTE_MS } from '@taplet/base/time'
import { sql } from 'kysely'
import type { Database, Executor } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { addSums } from '../writing/add-sums.ts'
import { sumsOfEvents } from '../writing/sums.ts'
import type { VisitEvent, OpenVisit } from '../visit.ts'

/** Inactivity after which a visitor has left. */
const QUIET_MS = 30 * MINUTE_MS
/** Event number of a visit's end. */
const EXIT_ID = -1
const BATCH = 500

interface QuietVisit extends OpenVisit {
  experienceId: string
  lastItem: string
  lastItemAt: Date
  /** Where it was counted to have ended before it went on. */
  exitItem: string | null
}

/** Counts on which slide visits ended that sent nothing for half an hour. A visit that goes on later ends again. */
export async function endVisits(now: Date, db: Database): Promise<void> {
  const before = new Date(now.getTime() - QUIET_MS)
  while ((await inTransaction(db, (trx) => endSome(before, trx))) === BATCH);
}

async function endSome(before: Date, trx: Executor): Promise<number> {
  const visits = await quietVisits(before, trx)
  if (visits.length === 0) return 0
  await storeEnds(visits, trx)
  await addSums(visits.flatMap(sumsOfEnd), trx)
  return visits.length
}

/** Skips visits that another process is writing to. In the order in which all processes write to them. */
async function quietVisits(before: Date, trx: Executor): Promise<QuietVisit[]> {
  const { rows } = await sql<QuietVisit>`
    select visit_id as "visitId", at, experience_id as "experienceId", tag_id as "tagId", verdict, steps,
      last_item as "lastItem", last_item_at as "lastItemAt", exit_item as "exitItem"
    from open_visits
    where seen_at < ${before} and verdict = 'HUMAN' and experience_id is not null
      and last_item is not null and last_item is distinct from exit_item
    order by visit_id limit ${BATCH}
    for update skip locked`.execute(trx)
  return rows
}

const exitFrom = (itemId: string, value: number | null, at: Date): VisitEvent => ({
  eventId: EXIT_ID,
  type: 'EXIT',
  itemId,
  widgetId: null,
  value,
  at,
})

/** An end that was counted before is subtracted. */
function sumsOfEnd(visit: QuietVisit) {
  const { exitItem, lastItem, lastItemAt } = visit
  const before = exitItem === null ? [] : [exitFrom(exitItem, -1, lastItemAt)]
  return sumsOfEvents(visit, [...before, exitFrom(lastItem, null, lastItemAt)]).sums
}

async function storeEnds(visits: readonly QuietVisit[], trx: Executor): Promise<void> {
  const column = <K extends keyof QuietVisit>(name: K): QuietVisit[K][] => visits.map((visit) => visit[name])
  await sql`
    insert into visit_events (visit_at, visit_id, event_id, at, experience_id, tag_id, type, item_id)
    select v.visit_at, v.visit_id, ${EXIT_ID}, v.at, v.experience_id, v.tag_id, 'EXIT', v.item
    from unnest(
      ${column('at')}::timestamptz[], ${column('visitId')}::uuid[], ${column('lastItemAt')}::timestamptz[],
      ${column('experienceId')}::text[], ${column('tagId')}::text[], ${column('lastItem')}::text[]
    ) as v(visit_at, visit_id, at, experience_id, tag_id, item)
    on conflict (visit_at, visit_id, event_id) do update set at = excluded.at, item_id = excluded.item_id`.execute(trx)
  await sql`
    update open_visits set exit_item = last_item where visit_id = any(${column('visitId')}::uuid[])`.execute(trx)
}
