export const MAX_LINK_RULES = 10
/** Rows of one import. */
export const MAX_IMPORTED_LINKS = 500
