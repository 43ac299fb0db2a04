export const MAX_CHECKED_ADDRESSES = 40
/** Named versions of one document. */
export const MAX_NAMED_VERSIONS = 100
/** Slides whose layout is stored with one call. */
export const MAX_STORED_LAYOUTS = 10
/** Characters of a layout as JSON; a slide that needs more is measured at each opening. */
export const MAX_LAYOUT_LENGTH = 40_000
