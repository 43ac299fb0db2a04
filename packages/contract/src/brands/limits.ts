import type { Tier } from '../plans/limits.ts'

/** Brands of one account, by tier. */
export const BRAND_LIMITS = { FREE: 1, STARTER: 1, GROWTH: 5 } as const satisfies Record<Tier, number>
export const MAX_BRAND_LINKS = 8
export const MAX_HOURS = 400 // characters
export const MAX_HOURS_LINES = 10
export const MAX_STREET = 200 // characters
