import type { ColumnType, Generated } from 'kysely'

export interface LongJobTables {
  long_jobs: {
    job_id: string
    account_id: string
    kind: string
    language: string
    input: ColumnType<unknown, string, never>
    state: Generated<string>
    steps_done: Generated<number>
    done: Generated<number>
    total: number
    remarks: Generated<string[]>
    file_name: Generated<string>
    content_type: Generated<string>
    /** bigint: the driver reads it as text. */
    bytes: Generated<string>
    warning: Generated<string>
    problem: Generated<string>
    created_at: ColumnType<Date, Date | undefined, never>
    expires_at: ColumnType<Date | null, Date | null | undefined, Date>
  }
}
