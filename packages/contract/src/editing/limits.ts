export const MAX_CHECKED_ADDRESSES = 40
/** Named versions of one document. */
export const MAX_NAMED_VERSIONS = 100
