/** Most templates of one account. */
export const MAX_TEMPLATES = 100
