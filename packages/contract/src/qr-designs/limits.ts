export const MAX_QR_PIXELS = 4096
/** Links whose codes one call names; without names there is no limit. */
export const MAX_CODES = 10_000
/** Labels of one call: codes times copies. */
export const MAX_LABELS = 20_000

/** Codes of one file of cards, posters or stickers, each in so many copies. */
export const MAX_PRINT_CODES = 50
export const MAX_PRINT_COPIES = 200
/** Of a heading, and of a line. */
export const MAX_PRINT_TEXT = 60
/** As far as backgrounds of printed products go. */
export const MAX_BLEED_MM = 5

/** As long as the id of any link: what a design is checked with where there is no link. */
export const SAMPLE_TAG_ID = 'a1B2c3D4e5F6g7H8i9J0k1'
