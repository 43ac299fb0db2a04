import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | undefined, Date>
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

/** Where and when something was submitted. */
interface Left {
  account_id: string
  experience_id: string
  item_id: string
  widget_id: string
  tag_id: Nullable<string>
  visitor_name: string
  address_hash: Nullable<string>
  read_at: Nullable<Date>
  decided_at: Timestamp
  created_at: Timestamp
}

/** The tables of 0013-forms.sql and 0018-forms-mended.sql. */
export interface FormTables {
  consent_texts: {
    account_id: string
    version: string
    consent_text: string
    first_seen_at: Timestamp
    last_shown_at: Timestamp
  }
  reviews: Left & {
    review_id: string
    submission_id: string
    state: string
    stars: number
    review_text: string
    photo_key: Generated<string>
    photo_bytes: Generated<number>
    photo_width: Generated<number>
    photo_height: Generated<number>
    reply: Generated<string>
    replied_at: Nullable<Date>
  }
  subscribers: Left & {
    subscriber_id: string
    state: string
    email: string
    email_hash: string
    consent_version: string
    confirm_hash: Nullable<string>
    confirm_until: Nullable<Date>
    /** From 0024-consent-of-each-mail.sql; null for older links. */
    confirm_consent_version: Nullable<string>
    mailed_at: Nullable<Date>
    confirmed_at: Nullable<Date>
    unsubscribed_at: Nullable<Date>
    /** From 0019-mailboxes.sql; null for older rows. */
    mailbox_hash: Nullable<string>
    again_at: Nullable<Date>
    again_name: Nullable<string>
    again_consent_version: Nullable<string>
  }
  suppressed_people: { account_id: string; email_hash: string; suppressed_at: Timestamp; quiet_until: Date }
  inbox_digests: {
    account_id: string
    rhythm: string
    time_zone: string
    told_until: Timestamp
    due_at: Nullable<Date>
  }
  webhooks: {
    account_id: string
    url: string
    state: string
    events: string[]
    secret: string
    old_secret: Nullable<string>
    old_secret_until: Nullable<Date>
    failures_in_row: Generated<number>
    failing_since: Nullable<Date>
    created_at: Timestamp
  }
  webhook_deliveries: {
    delivery_id: string
    account_id: string
    message_id: string
    event: string
    attempt: number
    outcome: string
    status: number | null
    message: string
    duration_ms: number
    told_at: Nullable<Date>
    /** JSON as text when it is written. */
    data: ColumnType<unknown, string | null | undefined, null>
    created_at: Timestamp
  }
}
