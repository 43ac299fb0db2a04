import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date | undefined, Date>

/** The tables of 0007-twins.sql. */
export interface TwinTables {
  twins: {
    twin_id: string
    account_id: string
    kind: string
    target_id: string
    /** bigint: the driver reads it as text. */
    sequence: ColumnType<string, number | undefined, number>
    shown: ColumnType<unknown, string | undefined, string>
    seen_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    opened_at: Timestamp
    opened_by: ColumnType<string | null, string | null | undefined, never>
    expires_at: Timestamp
  }
  twin_followers: { follower_id: string; twin_id: string; seen_at: Timestamp }
}
