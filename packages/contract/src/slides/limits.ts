/** At most this many templates for one account. */
export const MAX_TEMPLATES = 100
