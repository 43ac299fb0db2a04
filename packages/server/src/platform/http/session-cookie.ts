import { PRODUCT } from '@taplet/contract'

/** The session cookie; behind https its name is `__Host-…`. */
export const SESSION_COOKIE = `${PRODUCT.slug}_session`
