import { MINUTE_MS } from '@taplet/base/time'

/**
 * What `visit_sums` counts. The numbers are stored: never reuse one. Only people are counted, except for NOT_COUNTED.
 * All of a visit, including what happens during it, is counted in the quarter of an hour in which it began, so that
 * every figure of a range is about the same visits.
 */
export const sumKinds = {
  VISIT: 1,
  /** Devices, each once a day: in the quarter of its first visit. */
  GUEST: 2,
  /** key: QR, NFC, LINK, SEARCH, SOCIAL, SITE, DIRECT. */
  SOURCE: 3,
  /** key: a host. */
  REFERRER: 4,
  /** key: ISO 3166-1, or empty. */
  COUNTRY: 5,
  /** key: PHONE, TABLET, DESKTOP, OTHER. */
  DEVICE: 6,
  /** key: `source / medium / campaign`, omitting those not given. */
  CAMPAIGN: 7,
  /** key: the link; for instant apps only. */
  LINK: 8,
  /** key: `verdict:reason`. */
  NOT_COUNTED: 9,
  /** key: the slide. Visits that saw it. */
  SLIDE: 10,
  /** key: the slide. Visits that ended on it. */
  EXIT: 11,
  /** key: the slide. Seconds. */
  DWELL: 12,
  /** key: `slide/widget`. */
  TAP: 13,
  /** key: `slide/widget/percent`. */
  VIDEO: 14,
  /** key: `slide/widget`. */
  FORM: 15,
  /** key: the slide. */
  PRODUCT: 16,
  /** key: the slide. */
  ORDER: 17,
  /** key: TAP, FORM, ORDER. Visits that reached the step. */
  STEP: 18,
  /** Visits without a script: of what they saw only the slide that the page opened with is known. */
  NO_SCRIPT: 19,
} as const
export type SumKind = keyof typeof sumKinds

/** Kinds up to this one keep one row a day, since every quarter of it is read. Others are packed when a day is over. */
export const LAST_UNPACKED = sumKinds.GUEST

export const QUARTER_MS = 15 * MINUTE_MS
export const QUARTERS = 96
