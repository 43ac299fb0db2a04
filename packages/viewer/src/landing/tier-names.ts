import type { Tier } from '@taplet/contract'

/** Keys of the names of the plans. */
export const TIER_NAMES = { FREE: 'free', STARTER: 'starter', GROWTH: 'growth' } as const satisfies Record<Tier, string>
