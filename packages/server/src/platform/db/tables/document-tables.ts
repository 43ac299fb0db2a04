import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | undefined, Date>
/** JSON is written as text and read as unknown: it is parsed where it is read (conventions 10). */
type Json = ColumnType<unknown, string, string>

/** The tables of 0006-drafts-and-versions.sql, 0011, and 0055-scheduled-publishing.sql. */
export interface DocumentTables {
  drafts: {
    account_id: string
    kind: string
    target_id: string
    device_id: string
    device_name: Generated<string>
    document: ColumnType<unknown, string | null, string | null>
    base: ColumnType<unknown, string | undefined, string>
    /** bigint: the driver reads it as text. */
    sequence: ColumnType<string, number, number>
    updated_at: Timestamp
  }
  scheduled_publications: {
    experience_id: string
    account_id: string
    publish_at: Date
    publication: Json
    person_id: string | null
  }
  versions: {
    version_id: string
    /** bigint: the driver reads it as text. */
    ordinal: ColumnType<string, never, never>
    account_id: string
    kind: string
    target_id: string
    name: Generated<string>
    revision: number
    last_revision: number
    document: Json
    person_id: ColumnType<string | null, string | null | undefined, never>
    created_at: Timestamp
  }
}
