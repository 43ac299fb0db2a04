import { PRODUCT } from '@taplet/contract'

/** The cookie that holds a session; behind https it is called `__Host-…`. */
export const SESSION_COOKIE = `${PRODUCT.slug}_session`
