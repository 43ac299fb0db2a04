import { type Tier, tierOf } from './limits.ts'
import type { PlanPeriod } from './plans.ts'

export const ACCOUNT_TYPES = [
  'USER-GUEST',
  'USER-FREE',
  'CREATOR-FREE',
  'CREATOR-PROFESSIONAL',
  'CREATOR-ENTERPRISE',
] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]
export const ACCOUNT_STATUSES = ['NO_USERNAME', 'NO_NAME_AND_BIO', 'ACTIVE', 'INACTIVE'] as const
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]
export const SUBSCRIPTION_SOURCES = ['stripe', 'app_store', 'shopify'] as const
export type SubscriptionSource = (typeof SUBSCRIPTION_SOURCES)[number]

/** What each tier is called in a subscription (spec §3 Entitlements). */
export const ENTITLEMENTS = { FREE: 'free', STARTER: 'PROFESSIONAL', GROWTH: 'BUSINESS' } as const
export type Entitlement = (typeof ENTITLEMENTS)[Tier]

export interface TierFacts {
  accessLevel?: number | undefined
  entitlement?: string | undefined
  plan?: { access: string } | undefined
  subscription?: { entitlement: string } | undefined
}

/**
 * Returns the tier (spec D17). The access level decides where there is one, for billing writes it; without one the most
 * that entitlement, plan and subscription say; without anything Free.
 */
export function accountTier({ accessLevel, entitlement, plan, subscription }: TierFacts): Tier {
  if (accessLevel !== undefined) return tierOf(accessLevel)
  const said = [entitlement, subscription?.entitlement, plan?.access]
  if (said.some((name) => name === ENTITLEMENTS.GROWTH || name === 'GROWTH')) return 'GROWTH'
  if (said.some((name) => name === ENTITLEMENTS.STARTER || name === 'STARTER')) return 'STARTER'
  return 'FREE'
}

/** What an account is made of; everything that an account is called follows from it. */
export interface AccountFacts {
  /** Given by the operator. */
  grantedLevel: number
  /** Bought; it counts while it is paid for. */
  subscription: { accessLevel: number; source: SubscriptionSource; period: PlanPeriod } | null
  /** Paused by the operator, or about to be closed. */
  isInactive: boolean
  username: string
  name: string
  bio: string
  /** Whether it ever made an instant app. */
  isCreator: boolean
}

export interface AccountStanding {
  accessLevel: number
  tier: Tier
  accountType: AccountType
  status: AccountStatus
  plan: { access: Tier; source: SubscriptionSource | null; period: PlanPeriod | null }
  subscription: { entitlement: Entitlement; source: SubscriptionSource | null; period: PlanPeriod | null }
}

/** Returns access level, tier, type, status, plan and subscription, which agree because they come from one place. */
export function accountStanding(facts: AccountFacts): AccountStanding {
  const { grantedLevel, subscription } = facts
  const accessLevel = Math.max(grantedLevel, subscription?.accessLevel ?? 0)
  const tier = accountTier({ accessLevel })
  const from = { source: subscription?.source ?? null, period: subscription?.period ?? null }
  return {
    accessLevel,
    tier,
    accountType: accountTypeOf(tier, facts),
    status: accountStatusOf(facts),
    plan: { access: tier, ...from },
    subscription: { entitlement: ENTITLEMENTS[tier], ...from },
  }
}

/** A visitor with an account has made no app and is on the Free plan: a guest until there is a username. */
function accountTypeOf(tier: Tier, { isCreator, username }: Pick<AccountFacts, 'isCreator' | 'username'>): AccountType {
  if (tier === 'GROWTH') return 'CREATOR-ENTERPRISE'
  if (tier === 'STARTER') return 'CREATOR-PROFESSIONAL'
  if (isCreator) return 'CREATOR-FREE'
  return username === '' ? 'USER-GUEST' : 'USER-FREE'
}

/** Returns the status (spec D20): the first thing that the profile lacks; a name or a bio will do. */
export function accountStatusOf(facts: Pick<AccountFacts, 'isInactive' | 'username' | 'name' | 'bio'>): AccountStatus {
  if (facts.isInactive) return 'INACTIVE'
  if (facts.username.trim() === '') return 'NO_USERNAME'
  return facts.name.trim() === '' && facts.bio.trim() === '' ? 'NO_NAME_AND_BIO' : 'ACTIVE'
}
