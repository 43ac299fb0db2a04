import { MEGABYTE } from '@taplet/base/bytes'

export const REVIEW_TEXT_MAX = 2000
export const VISITOR_NAME_MAX = 80
export const REVIEW_REPLY_MAX = 1000
/** A photo as a visitor sends it. */
export const REVIEW_PHOTO_MAX = 8 * MEGABYTE

/** Storage per account; older rejected and spam entries are deleted first. Stated in the dashboard and the help. */
export const FORM_LIMITS = {
  FREE: { reviews: 5000, subscribers: 5000 },
  STARTER: { reviews: 50_000, subscribers: 50_000 },
  GROWTH: { reviews: 500_000, subscribers: 500_000 },
} as const

/** How long submissions are stored, in days. What is not listed here stays until the merchant or the visitor deletes it. */
export const FORM_RETENTION_DAYS = {
  /** A sign-up that was never confirmed. */
  unconfirmed: 7,
  /** Rejected reviews, and everything that is spam. */
  refused: 90,
  /** The keyed hash of the sender's network address. */
  addressHash: 30,
  /** Webhook deliveries and their responses. */
  deliveries: 30,
} as const

/** How long the link in a confirmation mail works. */
export const CONFIRM_DAYS = 7
/** How long events are signed with the old secret of a webhook, too. */
export const OLD_SECRET_HOURS = 24
