import { MINUTE_MS } from '@taplet/base/time'

/**
 * What `visit_sums` counts. The numbers are stored: never give one another meaning. Only people are counted, but for
 * NOT_COUNTED. All of a visit is counted in the quarter of an hour in which it began, so that every figure of a range is
 * about the same visits; what happens inside it, too.
 */
export const sumKinds = {
  VISIT: 1,
  /** Devices, each once a day: in the quarter in which it came first. */
  GUEST: 2,
  /** key: QR, NFC, LINK, SEARCH, SOCIAL, SITE, DIRECT. */
  SOURCE: 3,
  /** key: a host. */
  REFERRER: 4,
  /** key: ISO 3166-1, or empty. */
  COUNTRY: 5,
  /** key: PHONE, TABLET, DESKTOP, OTHER. */
  DEVICE: 6,
  /** key: `source / medium / campaign` as far as they are given. */
  CAMPAIGN: 7,
  /** key: the link; of instant apps only. */
  LINK: 8,
  /** key: `verdict:reason`. */
  NOT_COUNTED: 9,
  /** key: the slide. Visits in which it was seen. */
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
  /** key: TAP, FORM, ORDER. Visits with at least one. */
  STEP: 18,
} as const
export type SumKind = keyof typeof sumKinds

/** Up to this one each kind keeps a row a day: counters, trends and hours read every quarter of it. The others are packed when a day is over. */
export const LAST_UNPACKED = sumKinds.GUEST

export const QUARTER_MS = 15 * MINUTE_MS
export const QUARTERS = 96
