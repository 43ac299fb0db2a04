import { MEGABYTE } from '@taplet/base/bytes'

/** Characters of the password that a link asks visitors for. */
export const LINK_PASSWORD = { min: 4, max: 100 } as const
export const MAX_LINK_RULES = 10
/** The largest file of an import, in bytes and in characters. */
export const MAX_IMPORT_BYTES = 2 * MEGABYTE
/** Rows of one import. */
export const MAX_IMPORTED_LINKS = 2000
/** Links of one series. */
export const MAX_SERIES = 1000
