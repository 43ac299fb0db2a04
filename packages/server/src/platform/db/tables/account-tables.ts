import type { ColumnType, Generated } from 'kysely'

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

/** The tables of 0042-profiles-and-closing.sql, 0048-personal-data.sql and 0057-onboarding.sql. */
export interface AccountTables {
  account_closings: {
    account_id: string
    last_words: Generated<string>
    fallback_url: Generated<string>
    status_before: string
    requested_at: Date
    erase_at: Date
    erased_at: Nullable<Date>
    reminded_days: Nullable<number>
  }
  onboarding_events: {
    account_id: string
    event: string
    happened_at: ColumnType<Date, Date | undefined, never>
  }
  visitor_erasures: {
    erasure_id: Generated<string>
    account_id: string
    erased_by: string
    email_hash: Generated<string>
    /** JSON is written as text and read as unknown. */
    erased: ColumnType<unknown, string, never>
    erased_at: Date
  }
}
