import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | undefined, Date>
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>
/** The driver reads it as text. */
type BigInteger = ColumnType<string, number | string | undefined, number>

/** The tables of 0041-security.sql. */
export interface SecurityTables {
  auth_tickets: {
    ticket_hash: string
    kind: string
    user_id: Nullable<string>
    content: ColumnType<unknown, string, string>
    code_hash: Nullable<string>
    misses: Generated<number>
    created_at: Timestamp
    expires_at: Date
    used_at: Nullable<Date>
  }
  auth_passkeys: {
    passkey_id: string
    user_id: string
    credential_id: string
    public_key: Buffer
    counter: BigInteger
    transports: string[]
    is_synced: boolean
    name: string
    created_at: Timestamp
    last_used_at: Nullable<Date>
  }
  auth_second_factors: {
    user_id: string
    secret: string
    last_step: BigInteger
    confirmed_at: Nullable<Date>
    created_at: Timestamp
  }
  auth_recovery_codes: { user_id: string; code_hash: string }
  auth_known_devices: { user_id: string; key_hash: string; expires_at: Date }
  auth_contact_changes: {
    change_id: string
    user_id: string
    channel: 'email' | 'sms'
    old_value: Nullable<string>
    new_value: string
    code_hash: string
    misses: Generated<number>
    created_at: Timestamp
    last_sent_at: Date
    expires_at: Date
    confirmed_at: Nullable<Date>
    undo_hash: Nullable<string>
    undo_until: Nullable<Date>
    undone_at: Nullable<Date>
  }
}
