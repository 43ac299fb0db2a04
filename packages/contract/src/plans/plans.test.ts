import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tierOf } from './limits.ts'
import {
  ALL_PLAN_FEATURES,
  type FeatureId,
  featureOf,
  type FeatureValue,
  findPlan,
  type PlanFeature,
  PLANS,
  TIER_LEVELS,
  TIERS,
  tierThatLifts,
} from './plans.ts'
import { CURRENCIES, listPrice } from './prices.ts'
import { ENTITLEMENTS } from './tiers.ts'

test('each plan gives the level of its tier, and its id says which it is', () => {
  expect(PLANS.map(({ planId }) => planId)).toEqual([
    'starter-monthly',
    'starter-yearly',
    'growth-monthly',
    'growth-yearly',
  ])
  for (const plan of PLANS) {
    expect(plan.planId).toBe(`${plan.tier.toLowerCase()}-${plan.period}`)
    expect(tierOf(plan.accessLevel)).toBe(plan.tier)
    expect(findPlan(plan.planId)).toBe(plan)
  }
  expect(findPlan('gold')).toBeUndefined()
  expect(TIERS.map((tier) => tierOf(TIER_LEVELS[tier]))).toEqual([...TIERS])
})

test('a year costs ten months, in every currency', () => {
  expect(listPrice({ tier: 'STARTER', period: 'monthly' }, 'EUR')).toBe(1200)
  expect(listPrice({ tier: 'GROWTH', period: 'yearly' }, 'EUR')).toBe(30_000)
  for (const currency of CURRENCIES)
    for (const { tier } of PLANS)
      expect(listPrice({ tier, period: 'yearly' }, currency)).toBe(
        10 * listPrice({ tier, period: 'monthly' }, currency),
      )
})

test.each([
  ['experiences', 'FREE', 'STARTER'],
  ['noBadge', 'FREE', 'STARTER'],
  ['storage', 'STARTER', 'GROWTH'],
  ['seats', 'FREE', 'STARTER'],
  ['seats', 'GROWTH', undefined],
  ['experiences', 'STARTER', undefined],
  ['shareOfSales', 'FREE', undefined],
] as const)('the limit of %s on %s is lifted by %s', (featureId, tier, lifts) => {
  expect(tierThatLifts(featureId, tier)).toBe(lifts)
})

test('no plan has less than a smaller one', () => {
  expect(featureOf('FREE', 'experiences')).toBe(5)
  expect(featureOf('GROWTH', 'experiences')).toBeNull()
})

const MEANINGS: Record<FeatureId, string> = {
  experiences: 'Instant apps',
  slides: 'Slides',
  everyWidget: 'Every kind of slide and widget',
  brands: 'Brands',
  appTemplates: 'Own templates of whole apps',
  storage: 'Pictures and videos',
  noBadge: '“Made with …” can go from the last slide',
  links: 'Links, besides the one of each app',
  qrDesigns: 'QR designs',
  printFiles: 'Files for print, label sheets',
  codesForEver: 'Printed codes go on working, for ever',
  selling: 'Card payments, orders, reviews and sign-ups',
  shareOfSales: 'Our share of a sale',
  reviews: 'Reviews kept',
  subscribers: 'Sign-ups kept',
  analytics: 'Visits, funnel and scans',
  exports: 'Export as CSV',
  seats: 'People, the owner included',
}

function cell(value: FeatureValue, unit: PlanFeature['unit']): string {
  if (value === null) return 'no limit'
  if (typeof value === 'boolean') return value ? 'yes' : '–'
  const signs = { COUNT: '', GIGABYTES: ' GB', PERCENT: ' %', SWITCH: '' }
  return `${value.toLocaleString('en')}${signs[unit]}`
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const DOCUMENT = `# Plans

What each tier may do. Written by \`contract/src/plans/plans.test.ts\` from \`contract/src/plans/plans.ts\`; \`npx vitest run packages/contract/src/plans/plans.test.ts -u\` writes it anew. Why: records 146 and 147.

${[
  row(['', ...TIERS.map((tier) => tier[0] + tier.slice(1).toLowerCase())]),
  row(['---', ...TIERS.map(() => '---')]),
  row(['Access level from (spec §9)', ...TIERS.map((tier) => `${TIER_LEVELS[tier]}`)]),
  row(['Account type (spec §3)', 'USER-GUEST, USER-FREE, CREATOR-FREE', 'CREATOR-PROFESSIONAL', 'CREATOR-ENTERPRISE']),
  row(['Entitlement (spec §3)', ...TIERS.map((tier) => ENTITLEMENTS[tier])]),
  row([
    'A month, in euro',
    '0',
    ...(['STARTER', 'GROWTH'] as const).map((tier) => `${listPrice({ tier, period: 'monthly' }, 'EUR') / 100}`),
  ]),
  row([
    'A year, in euro',
    '0',
    ...(['STARTER', 'GROWTH'] as const).map((tier) => `${listPrice({ tier, period: 'yearly' }, 'EUR') / 100}`),
  ]),
  ...ALL_PLAN_FEATURES.map(({ featureId, unit }) =>
    row([MEANINGS[featureId], ...TIERS.map((tier) => cell(featureOf(tier, featureId), unit))]),
  ),
].join('\n')}

After a downgrade nothing is deleted and everything goes on opening. Of what is more than the Free plan holds, the owner chooses what stays editable; the rest is read-only.
`

test('what each tier may do is documented as the catalogue says', async () => {
  await expect(DOCUMENT).toMatchFileSnapshot(join(import.meta.dirname, '../../../../docs/plans.md'))
})
