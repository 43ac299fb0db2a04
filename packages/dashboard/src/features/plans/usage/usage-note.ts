import { type FeatureId, featureOf, type PlanUsage, type Tier, tierThatLifts } from '@taplet/contract'
import type { Text } from '../../../text/text-key.ts'

export type UsageKind = keyof PlanUsage

/** What each amount is called in the catalogue of plans. */
const FEATURES = {
  experience: 'experiences',
  experienceItem: 'slides',
  link: 'links',
  qrDesign: 'qrDesigns',
  storageBytes: 'storage',
  seats: 'seats',
} as const satisfies Record<UsageKind, FeatureId>

interface NoteFacts {
  kind: UsageKind
  used: number
  limit: number | null
  tier: Tier
  isSold: boolean
  format: (amount: number) => string
}

/** Returns what a full or over-full amount means, with the plan that holds more; undefined while there is room. */
export function usageNote({ kind, used, limit, tier, isSold, format }: NoteFacts, t: Text): string | undefined {
  if (limit === null || used < limit) return undefined
  const over = used > limit && t(`plans:usage.over.${kind}`, { over: format(used - limit) })
  return [over, isSold && larger(kind, tier, t)].filter(Boolean).join(' ') || undefined
}

function larger(kind: UsageKind, tier: Tier, t: Text): string | undefined {
  const next = tierThatLifts(FEATURES[kind], tier)
  if (!next) return undefined
  const plan = t(next === 'STARTER' ? 'plans:starter' : 'plans:growth')
  const value = featureOf(next, FEATURES[kind])
  if (value === null) return t('plans:usage.lifted', { plan })
  return t(kind === 'storageBytes' ? 'plans:usage.moreStorage' : 'plans:usage.more', { plan, limit: Number(value) })
}
