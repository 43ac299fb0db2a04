import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { arrayLiteral, plainLiteral, timesLiteral } from './array-literal.ts'
import { eventsInsert, type EventOfVisit } from './events-insert.ts'
import { inOneStatement } from './in-one-statement.ts'
import { type Sum, sumsOfEvents } from './sums.ts'
import type { VisitEvent, OpenVisit } from '../visit.ts'

/** Events in visits of people, each once, as far as known before storing them. */
interface Happened {
  /** In visits that have just begun: none of it has been stored before. */
  ofNew: readonly EventOfVisit[]
  ofOld: readonly EventOfVisit[]
}

/** Returns what is stored of these reports. */
export function happenedIn(
  visits: ReadonlyMap<string, OpenVisit & { isNew: boolean }>,
  reports: readonly { visitId: string; events: readonly VisitEvent[] }[],
): Happened {
  const [ofNew, ofOld]: [EventOfVisit[], EventOfVisit[]] = [[], []]
  for (const { visitId, events } of reports) {
    const visit = visits.get(visitId)
    if (visit?.verdict !== 'HUMAN' || visit.experienceId === null) continue
    if (visit.isNew) for (const event of onceEach(events)) ofNew.push({ visit, event })
    else for (const event of events) ofOld.push({ visit, event })
  }
  return { ofNew, ofOld }
}

/** Of events with the same number the first one counts. */
export function onceEach(events: readonly VisitEvent[]): readonly VisitEvent[] {
  if (events.length < 2) return events
  const seen = new Set<number>()
  return events.filter(({ eventId }) => !seen.has(eventId) && seen.add(eventId))
}

interface Counted {
  sums: Sum[]
  /** For visits that had begun before: updates of their state. */
  changes: RawBuilder<unknown>[]
}

/** Stores these changes and the events; returns what it adds to the sums. */
export async function writeVisitEvents(
  { ofNew, ofOld }: Happened,
  changes: readonly RawBuilder<unknown>[],
  trx: Executor,
): Promise<Counted> {
  const stored = await inOneStatement<unknown>(
    [...changes, ...[ofNew].filter(isAny).map(eventsInsert), ...[ofOld].filter(isAny).map(freshEventsInsert)],
    trx,
  )
  // The last of them returns the rows.
  const fresh = new Set(ofOld.length === 0 ? [] : (stored as StoredEvent[]).map(keyOfStored))
  const begun = countByVisit(ofNew)
  const gone = countByVisit(ofOld.filter(({ visit, event }) => fresh.delete(eventKey(visit.visitId, event.eventId))))
  return {
    sums: [...begun, ...gone].flatMap(({ sums }) => sums),
    changes: [gone.filter(movesOn)].filter(isAny).map(stepsUpdate),
  }
}

const isAny = (list: readonly unknown[]): boolean => list.length > 0

interface CountedVisit {
  visit: OpenVisit
  events: readonly VisitEvent[]
  steps: readonly string[]
  sums: Sum[]
}

const countByVisit = (all: readonly EventOfVisit[]): CountedVisit[] =>
  [...Map.groupBy(all, ({ visit }) => visit)].map(([visit, some]) => {
    const events = some.map(({ event }) => event)
    return { visit, events, ...sumsOfEvents(visit, events) }
  })

const eventKey = (visitId: string, eventId: number): string => `${visitId}/${eventId}`

interface StoredEvent {
  visit_id: string
  event_id: number
}
const keyOfStored = ({ visit_id: visitId, event_id: eventId }: StoredEvent): string => eventKey(visitId, eventId)

/** The same; returns those that are new. */
const freshEventsInsert = (all: readonly EventOfVisit[]): RawBuilder<unknown> =>
  sql<StoredEvent>`${eventsInsert(all)} returning visit_id, event_id`

const isLater = (one: VisitEvent, other: VisitEvent): boolean =>
  one.at.getTime() - other.at.getTime() > 0 || (one.at.getTime() === other.at.getTime() && one.eventId > other.eventId)

/** Returns the slide that a visit was on last. */
export const lastSlideOf = (events: readonly VisitEvent[]): VisitEvent | undefined => {
  let last: VisitEvent | undefined
  for (const one of events) if (one.type === 'SLIDE' && (!last || isLater(one, last))) last = one
  return last
}

/** Whether the visit's state changed. */
const movesOn = ({ visit, steps, events }: CountedVisit): boolean =>
  steps.length > visit.steps.length || lastSlideOf(events) !== undefined

/** Stores what each visit has been counted for, and where it is. */
function stepsUpdate(counted: readonly CountedVisit[]): RawBuilder<unknown> {
  const rows = counted
    .map(({ visit, events, steps }) => ({ visitId: visit.visitId, steps, last: lastSlideOf(events) }))
    .sort((one, other) => (one.visitId < other.visitId ? -1 : 1))
  return sql`
    update open_visits as known
    set steps = n.steps::text[],
      last_item = case when n.at >= coalesce(known.last_item_at, '-infinity') then n.item else known.last_item end,
      last_item_at = greatest(known.last_item_at, n.at)
    from unnest(
      ${plainLiteral(rows.map(({ visitId }) => visitId))}::uuid[],
      ${arrayLiteral(rows.map(({ steps }) => arrayLiteral(steps)))}::text[],
      ${arrayLiteral(rows.map(({ last }) => last?.itemId ?? null))}::text[],
      ${timesLiteral(rows.map(({ last }) => last?.at ?? null))}::timestamptz[]
    ) as n(visit_id, steps, item, at)
    where known.visit_id = n.visit_id`
}
