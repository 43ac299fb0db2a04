import { type RawBuilder, sql } from 'kysely'
import { arrayLiteral, plainLiteral, timesLiteral } from './array-literal.ts'
import type { VisitEvent, OpenVisit } from '../visit.ts'

export interface EventOfVisit {
  visit: OpenVisit
  event: VisitEvent
}

/** Returns the statement that inserts events; existing ones stay unchanged. */
export function eventsInsert(all: readonly EventOfVisit[]): RawBuilder<unknown> {
  const plain = (pick: (one: EventOfVisit) => string | number | null): string => plainLiteral(all.map(pick))
  const words = (pick: (one: EventOfVisit) => string | null): string => arrayLiteral(all.map(pick))
  const times = (pick: (one: EventOfVisit) => Date): string => timesLiteral(all.map(pick))
  return sql`
    insert into visit_events
      (visit_at, visit_id, event_id, at, experience_id, tag_id, type, item_id, widget_id, value)
    select * from unnest(
      ${times(({ visit }) => visit.at)}::timestamptz[], ${plain(({ visit }) => visit.visitId)}::uuid[],
      ${plain(({ event }) => event.eventId)}::int[], ${times(({ event }) => event.at)}::timestamptz[],
      ${words(({ visit }) => visit.experienceId)}::text[], ${words(({ visit }) => visit.tagId)}::text[],
      ${words(({ event }) => event.type)}::text[], ${words(({ event }) => event.itemId)}::text[],
      ${words(({ event }) => event.widgetId)}::text[], ${plain(({ event }) => event.value)}::int[]
    )
    on conflict (visit_at, visit_id, event_id) do nothing`
}
