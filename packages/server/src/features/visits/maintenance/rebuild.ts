import { DAY_MS } from '@taplet/base/time'
import { sql } from 'kysely'
import type { Database, Executor } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { QUARTER_MS } from '../../../platform/db/visits/visit-sums.ts'
import { sumsOfEvents, sumsOfHit } from '../writing/sums.ts'
import type { VisitEvent, Hit } from '../visit.ts'
import { deleteSums, firstOpenDay, holdPacking } from './pack.ts'
import { addSumRows, createSumRows } from './sum-rows.ts'

/** Returns the first moment of a UTC day. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`)
export const endOf = (day: string): Date => new Date(startOf(day).getTime() + DAY_MS)

interface Rebuild {
  db: Database
  /** Changes raw rows of the day first. */
  before?: (trx: Executor) => Promise<void>
  now?: Date
}

/** Hits of a day that are read at once. */
const AT_ONCE = 20_000

/**
 * Recomputes the sums of a UTC day (`YYYY-MM-DD`) from raw rows. Writers of visits on that day wait: what they store is
 * either read here or added afterwards, never both.
 */
export const rebuildDay = (day: string, { db, before = async () => {}, now = new Date() }: Rebuild): Promise<void> =>
  inTransaction(db, async (trx) => {
    await holdPacking(trx)
    if (day >= firstOpenDay(now)) await sql`lock table visit_sums in share row exclusive mode`.execute(trx)
    await before(trx)
    const sums = createSumRows()
    const [from, to] = [startOf(day), endOf(day)]
    const step = (await countHits(from, to, trx)) > AT_ONCE ? QUARTER_MS : DAY_MS
    for (let at = from.getTime(); at < to.getTime(); at += step)
      await addVisits(new Date(at), new Date(at + step), sums.add, trx)
    await deleteSums(day, trx)
    await addSumRows(sums.rows(), trx)
  })

type AddSums = ReturnType<typeof createSumRows>['add']

/** All events of a visit count at the time of its hit. */
async function addVisits(from: Date, to: Date, add: AddSums, trx: Executor): Promise<void> {
  const hits = await hitsBetween(from, to, trx)
  if (hits.length === 0) return
  add(hits.flatMap(sumsOfHit))
  const people = new Map(hits.filter(({ verdict }) => verdict === 'HUMAN').map((hit) => [hit.visitId, hit]))
  const events = Map.groupBy(await eventsBetween(from, to, trx), ({ visitId }) => visitId)
  for (const [visitId, some] of events) {
    const visit = people.get(visitId)
    if (visit) add(sumsOfEvents({ ...visit, steps: [] }, some).sums)
  }
}

async function countHits(from: Date, to: Date, trx: Executor): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from hits where at >= ${from} and at < ${to}`.execute(trx)
  return rows[0]?.n ?? 0
}

async function hitsBetween(from: Date, to: Date, trx: Executor): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    select visit_id as "visitId", at, experience_id as "experienceId", tag_id as "tagId", rule_id as "ruleId", guest,
      country, device, source, referrer, utm, signs, verdict, reason,
      is_first_of_app as "isFirstOfApp", is_first_of_link as "isFirstOfLink"
    from hits where at >= ${from} and at < ${to}`.execute(trx)
  return rows
}

async function eventsBetween(from: Date, to: Date, trx: Executor): Promise<(VisitEvent & { visitId: string })[]> {
  const { rows } = await sql<VisitEvent & { visitId: string }>`
    select visit_id as "visitId", event_id as "eventId", type, item_id as "itemId", widget_id as "widgetId", value, at
    from visit_events where visit_at >= ${from} and visit_at < ${to}`.execute(trx)
  return rows
}
