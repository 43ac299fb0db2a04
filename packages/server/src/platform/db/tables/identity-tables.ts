import type { ColumnType, Generated } from 'kysely'
import type { SecurityTables } from './security-tables.ts'

type Timestamp = ColumnType<Date, Date | undefined, Date>
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

/** The tables of 0002-identity.sql that our own code touches; the others are the identity library's alone. */
export interface IdentityTables extends SecurityTables {
  sms_spending: {
    day: Date
    country: string
    micros: string
    messages: number
  }
  auth_user: {
    id: string
    name: string
    email: string
    email_verified: boolean
    image: Nullable<string>
    phone: Nullable<string>
    sms_challenge: Generated<boolean>
    password_demand: Nullable<'CHANGE' | 'RESET'>
    created_at: Timestamp
    updated_at: Timestamp
  }
  auth_session: {
    id: string
    user_id: string
    token: string
    expires_at: Date
    ip_address: Nullable<string>
    user_agent: Nullable<string>
    country: Nullable<string>
    proven_at: Nullable<Date>
    active_account_id: Nullable<string>
    created_at: Timestamp
    updated_at: Date
  }
  auth_account: {
    id: string
    account_id: string
    provider_id: string
    user_id: string
    password: Nullable<string>
    label: Generated<string>
    created_at: Timestamp
    updated_at: Date
  }
  auth_attempts: {
    attempt_id: string
    kind: 'NEW_PASSWORD' | 'RESET' | 'SIGN_IN' | 'SIGN_UP'
    channel: 'email' | 'sms'
    destination: string
    name: Generated<string>
    password_hash: Nullable<string>
    user_id: Nullable<string>
    code_hash: string
    misses: Generated<number>
    sends: Generated<number>
    last_sent_at: Date
    expires_at: Date
    used_at: Nullable<Date>
    terms_version: Nullable<string>
    privacy_version: Nullable<string>
    created_at: Timestamp
  }
  account_consents: {
    account_id: string
    document: 'PRIVACY' | 'TERMS'
    version: string
    accepted_at: Date
  }
  auth_limits: { key: string; hits: Date[]; expires_at: Date }
  /** The table of 0033-counts-of-limits.sql. */
  limit_counts: { key: string; count: number; expires_at: Date }
}
