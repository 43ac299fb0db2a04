import { GIGABYTE } from '@taplet/base/bytes'
import { APP_TEMPLATE_LIMITS } from '../app-copies/limits.ts'
import { BRAND_LIMITS } from '../brands/limits.ts'
import { FORM_LIMITS } from '../forms/limits.ts'
import { STORAGE_LIMITS } from '../media/limits.ts'
import { FREE_LIMITS, type Tier } from './limits.ts'

export const PLAN_PERIODS = ['monthly', 'yearly'] as const
export type PlanPeriod = (typeof PLAN_PERIODS)[number]
export type PaidTier = Exclude<Tier, 'FREE'>
export type PlanId = `${Lowercase<PaidTier>}-${PlanPeriod}`

/** A plan that can be bought. */
export interface Plan {
  planId: PlanId
  tier: PaidTier
  /** The access level that it gives (spec §9). */
  accessLevel: number
  period: PlanPeriod
}

export const TIERS = ['FREE', 'STARTER', 'GROWTH'] as const satisfies readonly Tier[]
/** The access level of each tier (spec §9): where it begins. */
export const TIER_LEVELS: Readonly<Record<Tier, number>> = { FREE: 0, STARTER: 100, GROWTH: 200 }

const planOf = (planId: PlanId, tier: PaidTier, period: PlanPeriod): Plan => ({
  planId,
  tier,
  accessLevel: TIER_LEVELS[tier],
  period,
})
export const PLANS: readonly Plan[] = [
  planOf('starter-monthly', 'STARTER', 'monthly'),
  planOf('starter-yearly', 'STARTER', 'yearly'),
  planOf('growth-monthly', 'GROWTH', 'monthly'),
  planOf('growth-yearly', 'GROWTH', 'yearly'),
]

/** Returns the plan with this id; undefined when none has it. */
export const findPlan = (planId: string): Plan | undefined => PLANS.find((plan) => plan.planId === planId)

/** Days of the first subscription that cost nothing; once for each account. */
export const TRIAL_DAYS = 14

/** People of one account, its owner included. */
export const SEATS: Readonly<Record<Tier, number>> = { FREE: 1, STARTER: 2, GROWTH: 5 }

/** A number (of its unit), `null` for no limit, or whether the plan has it. */
export type FeatureValue = number | boolean | null
export interface PlanFeature {
  featureId: FeatureId
  group: 'MAKING' | 'PRINTING' | 'SELLING' | 'KNOWING' | 'PEOPLE'
  unit: 'COUNT' | 'GIGABYTES' | 'PERCENT' | 'SWITCH'
}
type Row = Omit<PlanFeature, 'featureId'> & { byTier: Readonly<Record<Tier, FeatureValue>> }

type FormRoom = Record<'reviews' | 'subscribers', number>

const everywhere = (value: FeatureValue) => ({ FREE: value, STARTER: value, GROWTH: value })
const onlyFree = (limit: number) => ({ FREE: limit, STARTER: null, GROWTH: null })
const perTier = <T>(values: Readonly<Record<Tier, T>>, of: (value: T) => number) => ({
  FREE: of(values.FREE),
  STARTER: of(values.STARTER),
  GROWTH: of(values.GROWTH),
})

/** What each plan holds. Each line is enforced by the constant that it names, or is the same for everybody. */
const FEATURES = {
  experiences: { group: 'MAKING', unit: 'COUNT', byTier: onlyFree(FREE_LIMITS.experience) },
  slides: { group: 'MAKING', unit: 'COUNT', byTier: onlyFree(FREE_LIMITS.experienceItem) },
  everyWidget: { group: 'MAKING', unit: 'SWITCH', byTier: everywhere(true) },
  brands: { group: 'MAKING', unit: 'COUNT', byTier: BRAND_LIMITS },
  appTemplates: { group: 'MAKING', unit: 'COUNT', byTier: APP_TEMPLATE_LIMITS },
  storage: { group: 'MAKING', unit: 'GIGABYTES', byTier: perTier(STORAGE_LIMITS, (bytes) => bytes / GIGABYTE) },
  noBadge: { group: 'MAKING', unit: 'SWITCH', byTier: { FREE: false, STARTER: true, GROWTH: true } },
  links: { group: 'PRINTING', unit: 'COUNT', byTier: onlyFree(FREE_LIMITS.link) },
  qrDesigns: { group: 'PRINTING', unit: 'COUNT', byTier: onlyFree(FREE_LIMITS.qrDesign) },
  printFiles: { group: 'PRINTING', unit: 'SWITCH', byTier: everywhere(true) },
  codesForEver: { group: 'PRINTING', unit: 'SWITCH', byTier: everywhere(true) },
  selling: { group: 'SELLING', unit: 'SWITCH', byTier: everywhere(true) },
  shareOfSales: { group: 'SELLING', unit: 'PERCENT', byTier: everywhere(0) },
  reviews: { group: 'SELLING', unit: 'COUNT', byTier: perTier<FormRoom>(FORM_LIMITS, ({ reviews }) => reviews) },
  subscribers: {
    group: 'SELLING',
    unit: 'COUNT',
    byTier: perTier<FormRoom>(FORM_LIMITS, ({ subscribers }) => subscribers),
  },
  analytics: { group: 'KNOWING', unit: 'SWITCH', byTier: everywhere(true) },
  exports: { group: 'KNOWING', unit: 'SWITCH', byTier: everywhere(true) },
  seats: { group: 'PEOPLE', unit: 'COUNT', byTier: SEATS },
} as const satisfies Record<string, Row>
export type FeatureId = keyof typeof FEATURES

const rows = Object.entries(FEATURES as Readonly<Record<FeatureId, Row>>) as readonly (readonly [FeatureId, Row])[]

/** All features in the order of the comparison. */
export const ALL_PLAN_FEATURES: readonly PlanFeature[] = rows.map(([featureId, { group, unit }]) => ({
  featureId,
  group,
  unit,
}))

/** Returns what a tier has of a feature. */
export const featureOf = (tier: Tier, featureId: FeatureId): FeatureValue => FEATURES[featureId].byTier[tier]

/** Returns all features of a tier, by id. */
export const featuresOf = (tier: Tier): Record<FeatureId, FeatureValue> =>
  Object.fromEntries(rows.map(([featureId, { byTier }]) => [featureId, byTier[tier]])) as Record<
    FeatureId,
    FeatureValue
  >

/** Returns the smallest paid tier that has more of a feature than this one; undefined when none has. */
export function tierThatLifts(featureId: FeatureId, tier: Tier): PaidTier | undefined {
  const has = featureOf(tier, featureId)
  const above = TIERS.slice(TIERS.indexOf(tier) + 1)
  return above.find((one): one is PaidTier => one !== 'FREE' && isMore(featureOf(one, featureId), has))
}

function isMore(value: FeatureValue, than: FeatureValue): boolean {
  if (than === null || than === true) return false
  if (value === null || value === true) return true
  return Number(value) > Number(than)
}
