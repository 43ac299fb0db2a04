import type { ColumnType, Generated } from 'kysely'
import type { AccountTables } from './account-tables.ts'
import type { BillingTables } from './billing-tables.ts'
import type { DocumentTables } from './document-tables.ts'
import type { FormTables } from './form-tables.ts'
import type { IdentityTables } from './identity-tables.ts'
import type { ModerationTables } from './moderation-tables.ts'
import type { PeopleTables } from './people-tables.ts'
import type { KindTables } from './kind-tables.ts'
import type { LongJobTables } from './long-job-tables.ts'
import type { SellingTables } from './selling-tables.ts'
import type { TemplateTables } from './template-tables.ts'
import type { TwinTables } from './twin-tables.ts'
import type { VisitTables } from './visit-tables.ts'

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>
/** JSON is written as text and read as unknown: it is parsed where it is read (conventions 10). */
type Json = ColumnType<unknown, string, string>

interface Stamps {
  created_at: Timestamp
  updated_at: Timestamp
  deleted_at: Nullable<Date>
}

/** The tables of migrations/*.sql, as Kysely sees them. */
export interface Tables
  extends AccountTables,
    BillingTables,
    DocumentTables,
    FormTables,
    IdentityTables,
    KindTables,
    LongJobTables,
    ModerationTables,
    PeopleTables,
    SellingTables,
    TemplateTables,
    TwinTables,
    VisitTables {
  accounts: {
    account_id: string
    identity_id: string
    name: Generated<string>
    username: Nullable<string>
    bio: Generated<string>
    profile_picture: Generated<string>
    account_type: Generated<string>
    status: Generated<string>
    /** The effective level: the database keeps it at the highest of the next three. */
    access_level: Generated<number>
    /** What this installation gives everybody. */
    base_level: Generated<number>
    granted_level: Generated<number>
    subscribed_level: Generated<number>
    subscription_source: Nullable<string>
    subscription_period: Nullable<string>
    history_paused: Generated<boolean>
    language: Generated<string>
    time_zone: Generated<string>
    created_at: Timestamp
  }
  /** One row. */
  installation: { base_level: number }
  account_changes: {
    change_id: Generated<string>
    account_id: string
    field: 'ACCESS_LEVEL' | 'PASSWORD' | 'SECOND_FACTOR' | 'STATUS'
    before: string
    after: string
    changed_by: string
    reason: string
    changed_at: Timestamp
  }
  views: Stamps & {
    view_id: string
    account_id: string
    name: Generated<string>
    metadata: Json
    widgets: Json
    weight: Generated<number>
    revision: Generated<number>
  }
  experience_items: Stamps & {
    item_id: string
    account_id: string
    name: string
    type: string
    view_id: Nullable<string>
    website_url: Generated<string>
    product_id: Nullable<string>
    is_kept: Generated<boolean>
    revision: Generated<number>
  }
  experiences: Stamps & {
    experience_id: string
    account_id: string
    path: string
    name: string
    description: Generated<string>
    active: Generated<boolean>
    /** Null for one that was never published, and which therefore is not active. */
    published_at: ColumnType<Date | null, Date | null | undefined, Date>
    shopify_config: ColumnType<unknown, string | null | undefined, string | null>
    item_ids: Generated<string[]>
    slide_rules: ColumnType<unknown, string | undefined, string>
    time_zone: Nullable<string>
    /** Those that are not left out. */
    visible_item_ids: ColumnType<string[], never, never>
    previews_ended_at: ColumnType<Date | null, never, Date>
    category: Generated<string>
    is_featured: Generated<boolean>
    cover_image_url: Generated<string>
    social_image_url: Generated<string>
    is_findable: Generated<boolean>
    may_be_embedded: Generated<boolean>
    has_badge: Generated<boolean>
    theme: ColumnType<unknown, string | null | undefined, string | null>
    is_kept: Generated<boolean>
    revision: Generated<number>
  }
  experience_paths: { path: string; experience_id: string; account_id: string; created_at: Timestamp }
  links: Stamps & {
    tag_id: string
    account_id: string
    experience_id: Nullable<string>
    item_id: Nullable<string>
    destination_url: Generated<string>
    fallback_url: Generated<string>
    tag_sub_type: Nullable<string>
    qr_design_id: Nullable<string>
    name: Generated<string>
    note: Generated<string>
    slug: Generated<string>
    active: Generated<boolean>
    is_default: Generated<boolean>
    is_kept: Generated<boolean>
    rules: ColumnType<unknown, string | undefined, string>
    utm: ColumnType<unknown, string | undefined, string>
    password_hash: Generated<string>
    batch_id: Nullable<string>
    expires_at: Nullable<Date>
    revision: Generated<number>
  }
  link_batches: { batch_id: string; account_id: string; name: string; created_at: Timestamp }
  link_slugs: { slug: string; tag_id: string; account_id: string; created_at: Timestamp }
  link_settings: { account_id: string; fallback_url: Generated<string>; updated_at: Timestamp }
  link_health: {
    tag_id: string
    state: string
    detail: Generated<string>
    checked_at: Timestamp
    told_at: Nullable<Date>
  }
  physical_tags: {
    tag_id: string
    tag_sub_type: string
    batch: Generated<string>
    account_id: Nullable<string>
    claimed_at: Nullable<Date>
    disabled_at: Nullable<Date>
    created_at: Timestamp
  }
  /** bigint: the driver reads it as text. */
  orphan_scans: { code: string; day: string; scans: ColumnType<string, number, number> }
  qr_designs: Stamps & {
    qr_design_id: string
    account_id: string
    name: string
    client_config: ColumnType<unknown, string, string>
    logo: ColumnType<unknown, string | null, string | null>
    preview_path: Generated<string>
    scan_check: ColumnType<unknown, string | null, string | null>
    is_kept: Generated<boolean>
    revision: Generated<number>
  }
  media: {
    media_id: string
    account_id: string
    kind: string
    status: string
    scope: string
    url: string
    storage_key: string
    content_hash: string
    file_name: string
    file_type: string
    /** bigint: the driver reads it as text. */
    bytes: ColumnType<string, number, number>
    width: Generated<number>
    height: Generated<number>
    duration_ms: Generated<number>
    placeholder: Generated<string>
    sources: ColumnType<unknown, string | undefined, string>
    poster_url: Generated<string>
    failure_reason: Generated<string>
    key_tag: string
    original_media_id: Nullable<string>
    /** A recipe (pictures) or a trim (videos), written as JSON text. */
    recipe: ColumnType<unknown, string | null | undefined, string | null>
    upload_key: Generated<string>
    alt_text: Generated<string>
    captions: ColumnType<unknown, string | undefined, string>
    /** bigint: the driver reads it as text. */
    stored_bytes: ColumnType<string, number | undefined, number>
    created_at: Timestamp
    deleted_at: Nullable<Date>
  }
  media_avif_due: {
    media_id: string
    due_at: Timestamp
    attempts: Generated<number>
    added_at: Timestamp
  }
  checked_addresses: {
    account_id: string
    url: string
    /** md5 of the address, generated by the database. */
    url_hash: ColumnType<string, never, never>
    state: string
    status: number
    may_be_framed: boolean | null
    checked_at: Date
    expires_at: Date
  }
  slide_layouts: {
    item_id: string
    account_id: string
    measured: string
    layout: Json
    measured_at: Date
  }
  seeds: { name: string; origin: string; done_at: Timestamp }
  media_uploads: {
    upload_id: string
    account_id: string
    scope: string
    file_name: string
    file_type: string
    file_size: ColumnType<string | null, number | null | undefined, number | null>
    expires_at: Timestamp
    used_at: Nullable<Date>
    created_at: Generated<Timestamp>
  }
  outbox: {
    message_id: Generated<string>
    channel: string
    recipient: string
    subject: Generated<string>
    body_text: string
    body_html: Generated<string>
    headers: ColumnType<unknown, string | undefined, string>
    created_at: Timestamp
  }
}
