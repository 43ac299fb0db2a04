import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | undefined, Date>
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

/** The tables of 0016-found-shared-moderated.sql. */
export interface ModerationTables {
  takedowns: {
    takedown_id: Generated<string>
    experience_id: Nullable<string>
    tag_id: Nullable<string>
    reason: string
    taken_down_at: Timestamp
    restored_at: Nullable<Date>
  }
  abuse_reports: {
    report_id: Generated<string>
    experience_id: string
    path: string
    reason: string
    message: Generated<string>
    email: Generated<string>
    report_key: string
    created_at: Timestamp
    closed_at: Nullable<Date>
  }
  blocked_hosts: { host: string; reason: Generated<string>; blocked_at: Timestamp }
}
