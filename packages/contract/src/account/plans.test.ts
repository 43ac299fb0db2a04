import { expect, test } from 'vitest'
import { tierOf } from './limits.ts'
import { CURRENCIES, featureOf, findPlan, listPrice, PLANS, TIER_LEVELS, TIERS, tierThatLifts } from './plans.ts'

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
