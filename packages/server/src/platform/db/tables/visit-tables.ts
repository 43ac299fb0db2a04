import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | undefined, Date>
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>
/** `YYYY-MM-DD`, a UTC day. */
type Day = string

interface Visited {
  experience_id: Nullable<string>
  tag_id: Nullable<string>
}

interface OfSubject {
  /** A: an instant app, L: a link. */
  subject: 'A' | 'L'
  subject_id: string
}

/** The tables of 0025-visits.sql, and those that the explore list is searched by. */
export interface VisitTables {
  visit_agents: { agent_id: Generated<number>; agent: string }
  hits: Visited & {
    at: Date
    visit_id: string
    rule_id: Nullable<string>
    guest: Nullable<Buffer>
    agent_id: number
    country: Nullable<string>
    device: string
    source: string
    referrer: Nullable<string>
    utm: ColumnType<unknown, string | null | undefined, string | null>
    signs: Generated<string[]>
    verdict: string
    reason: Generated<string>
    judge: string
    is_first_of_app: Generated<boolean>
    is_first_of_link: Generated<boolean>
  }
  visit_events: {
    visit_at: Date
    visit_id: string
    event_id: number
    at: Date
    experience_id: string
    tag_id: Nullable<string>
    type: string
    item_id: string
    widget_id: Nullable<string>
    value: Nullable<number>
  }
  open_visits: Visited & {
    visit_id: string
    at: Date
    verdict: string
    furthest_slide: Generated<number>
    last_item: Nullable<string>
    last_item_at: Nullable<Date>
    steps: Generated<string[]>
    exit_item: Nullable<string>
    seen_at: Date
  }
  known_guests: OfSubject & { guest: Buffer; counted_at: Date }
  guest_salts: { day: Day; salt: Buffer }
  visit_sums: OfSubject & { kind: number; key: Generated<string>; day: Day; total: number; slots: (number | null)[] }
  analytics_mail: {
    account_id: string
    weekly: Generated<boolean>
    alerts: Generated<boolean>
    timezone: Nullable<string>
    weekly_sent: Nullable<Day>
    alerts_looked: Nullable<Day>
    alerted: ColumnType<unknown, string | undefined, string>
    updated_at: Timestamp
  }
  analytics_shares: OfSubject & {
    share_id: string
    account_id: string
    created_at: Timestamp
    deleted_at: Nullable<Date>
  }
  history_items: {
    history_item_id: string
    account_id: string
    experience_id: string
    visited_at: Timestamp
    deleted_at: Nullable<Date>
  }
  explore_groups: { group_id: string; name: string; place: number }
  /** Maintained by a trigger; we write only `visits`. */
  explore_entries: {
    experience_id: ColumnType<string, never, never>
    words: ColumnType<unknown, never, never>
    category: ColumnType<string, never, never>
    visits: ColumnType<number, never, number>
    created_at: ColumnType<Date, never, never>
  }
  explore_members: { group_id: string; experience_id: string; place: number }
}
