import type { Role } from '@taplet/contract'
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date | undefined, Date>

/** The tables of 0045-people.sql, and 0045-recent-account.sql. */
export interface PeopleTables {
  account_members: {
    account_id: string
    user_id: string
    role: Role
    joined_at: Timestamp
    opened_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  account_invitations: {
    invitation_id: string
    account_id: string
    email: string
    role: Role
    token_hash: string
    invited_by: ColumnType<string | null, string | null | undefined, string | null>
    created_at: Timestamp
    expires_at: Date
  }
}
