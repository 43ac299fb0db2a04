import type { Tier } from '../plans/limits.ts'

/** Templates of whole apps that an account may store. */
export const APP_TEMPLATE_LIMITS: Readonly<Record<Tier, number>> = { FREE: 3, STARTER: 20, GROWTH: 100 }
/** Days in which an app can be copied by a link. */
export const COPY_LINK_DAYS = 14
