export const MAX_LINK_RULES = 10
/** Rows of one import. */
export const MAX_IMPORTED_LINKS = 2000
/** Links of one series. */
export const MAX_SERIES = 1000
