import { MEGABYTE } from '@taplet/base/bytes'

export const REVIEW_TEXT_MAX = 2000
export const VISITOR_NAME_MAX = 80
export const REVIEW_REPLY_MAX = 1000
/** A photo as a visitor sends it. */
export const REVIEW_PHOTO_MAX = 8 * MEGABYTE

/** What one account may keep; older rejected and spam entries make room first. Stated in the dashboard and the help. */
export const FORM_LIMITS = {
  FREE: { reviews: 5000, subscribers: 5000 },
  STARTER: { reviews: 50_000, subscribers: 50_000 },
  GROWTH: { reviews: 500_000, subscribers: 500_000 },
} as const

/** How long what visitors leave is kept, in days. What is not named here stays until the merchant or the visitor deletes it. */
export const FORM_RETENTION_DAYS = {
  /** A sign-up whose mail was never answered. */
  unconfirmed: 7,
  /** Reviews that were turned down, and everything that is spam. */
  refused: 90,
  /** The keyed hash of the network address that something came from. */
  addressHash: 30,
  /** What was sent to a webhook and how it answered. */
  deliveries: 30,
} as const

/** How long the link in the mail that asks for a confirmation works. */
export const CONFIRM_DAYS = 7
