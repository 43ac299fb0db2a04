export const MAX_CHECKED_ADDRESSES = 40
/** Named versions of one document. */
export const MAX_NAMED_VERSIONS = 100
/** Characters of a layout as JSON; a slide that needs more is measured at each opening. */
export const MAX_LAYOUT_LENGTH = 40_000
