import type { Tables } from '../../../platform/db/tables/tables.ts'

/**
 * What becomes of the rows of an account when it is erased. `DELETE`: all of them. `KEEP`: they stay, for the reason
 * given. `BLANK`: printed codes lead to them, so they stay without their content.
 */
type Fate = 'BLANK' | 'DELETE' | 'KEEP'

/**
 * Every table with an `account_id`, in an order in which no row is deleted before those that refer to it. A table that
 * is missing here fails a test (app/erase-account.test.ts): whoever adds one says what closing an account does with it.
 */
export const erasePlan = {
  // What was made, with all that hangs on it.
  drafts: 'DELETE',
  scheduled_publications: 'DELETE',
  versions: 'DELETE',
  twins: 'DELETE',
  long_jobs: 'DELETE',
  analytics_mail: 'DELETE',
  analytics_shares: 'DELETE',
  checked_addresses: 'DELETE',
  history_items: 'DELETE',
  slide_layouts: 'DELETE',
  slide_templates: 'DELETE',
  brands: 'DELETE',
  app_templates: 'DELETE',
  copy_links: 'DELETE',
  experience_items: 'DELETE',
  views: 'DELETE',
  products: 'DELETE',
  qr_designs: 'DELETE',
  media: 'DELETE',
  media_uploads: 'DELETE',
  // What visitors left.
  reviews: 'DELETE',
  subscribers: 'DELETE',
  consent_texts: 'DELETE',
  suppressed_people: 'DELETE',
  inbox_digests: 'DELETE',
  webhook_deliveries: 'DELETE',
  webhooks: 'DELETE',
  // Selling. Paid orders stay as long as tax law says: their `erase_at` is set when the account is erased.
  orders: 'KEEP',
  payout_accounts: 'DELETE',
  // What it paid itself: invoices are with whoever billed.
  subscriptions: 'DELETE',
  billing_customers: 'DELETE',
  // What printed codes lead to.
  experiences: 'BLANK',
  experience_paths: 'KEEP',
  links: 'BLANK',
  link_slugs: 'KEEP',
  link_batches: 'DELETE',
  link_settings: 'DELETE',
  physical_tags: 'KEEP',
  // The account itself: its row is the tombstone's owner.
  accounts: 'BLANK',
  account_changes: 'DELETE',
  account_consents: 'DELETE',
  account_invitations: 'DELETE',
  account_members: 'DELETE',
  onboarding_events: 'DELETE',
  account_closings: 'KEEP',
  visitor_erasures: 'KEEP',
} as const satisfies Partial<Record<keyof Tables, Fate>>

export type ErasedTable = {
  [T in keyof typeof erasePlan]: (typeof erasePlan)[T] extends 'DELETE' ? T : never
}[keyof typeof erasePlan]

/** Tables whose rows are deleted, in order. */
export const erasedTables = Object.entries(erasePlan).flatMap(([table, fate]) =>
  // Object.entries loses the names of the keys.
  fate === 'DELETE' ? [table as ErasedTable] : [],
)
