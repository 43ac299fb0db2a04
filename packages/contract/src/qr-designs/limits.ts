export const MAX_QR_PIXELS = 4096
/** Links whose codes one call names; without names there is no limit. */
export const MAX_CODES = 10_000
/** Labels of one call: codes times copies. */
export const MAX_LABELS = 20_000

/** As long as the id of any link: what a design is checked with where there is no link. */
export const SAMPLE_TAG_ID = 'a1B2c3D4e5F6g7H8i9J0k1'
