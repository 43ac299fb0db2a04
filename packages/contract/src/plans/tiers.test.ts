import { expect, test } from 'vitest'
import { type AccountFacts, accountStanding, accountStatusOf, accountTier } from './tiers.ts'

test.each([
  [99, 'FREE'],
  [100, 'STARTER'],
  [199, 'STARTER'],
  [200, 'GROWTH'],
  [undefined, 'FREE'],
] as const)('the tier at access level %s without anything else is %s', (accessLevel, tier) => {
  expect(accountTier({ accessLevel })).toBe(tier)
})

test.each([
  ['an entitlement', { entitlement: 'BUSINESS' }, 'GROWTH'],
  ['an entitlement', { entitlement: 'PROFESSIONAL' }, 'STARTER'],
  ['a plan', { plan: { access: 'GROWTH' } }, 'GROWTH'],
  ['a subscription', { subscription: { entitlement: 'PROFESSIONAL' } }, 'STARTER'],
  [
    'the most of several',
    { entitlement: 'free', plan: { access: 'STARTER' }, subscription: { entitlement: 'BUSINESS' } },
    'GROWTH',
  ],
  ['an unknown word', { entitlement: 'platinum' }, 'FREE'],
  ['a level, whatever else is said', { accessLevel: 99, entitlement: 'BUSINESS' }, 'FREE'],
] as const)('the tier follows from %s: %j is %s', (_, facts, tier) => {
  expect(accountTier(facts)).toBe(tier)
})

const nobody: AccountFacts = {
  grantedLevel: 0,
  subscription: null,
  isInactive: false,
  username: '',
  name: '',
  bio: '',
  isCreator: false,
}
const bought = (accessLevel: number) => ({ accessLevel, source: 'stripe', period: 'yearly' }) as const

test.each([
  ['a visitor without a username', {}, 'USER-GUEST', 'FREE', 'free'],
  ['a visitor with a username', { username: 'ana' }, 'USER-FREE', 'FREE', 'free'],
  ['who made an app', { isCreator: true }, 'CREATOR-FREE', 'FREE', 'free'],
  ['who was given 99', { isCreator: true, grantedLevel: 99 }, 'CREATOR-FREE', 'FREE', 'free'],
  ['who was given 100', { grantedLevel: 100 }, 'CREATOR-PROFESSIONAL', 'STARTER', 'PROFESSIONAL'],
  ['who was given 200', { isCreator: true, grantedLevel: 200 }, 'CREATOR-ENTERPRISE', 'GROWTH', 'BUSINESS'],
  ['who bought Starter', { subscription: bought(100) }, 'CREATOR-PROFESSIONAL', 'STARTER', 'PROFESSIONAL'],
  [
    'who bought less than was given',
    { grantedLevel: 200, subscription: bought(100) },
    'CREATOR-ENTERPRISE',
    'GROWTH',
    'BUSINESS',
  ],
  [
    'who bought more than was given',
    { grantedLevel: 100, subscription: bought(200) },
    'CREATOR-ENTERPRISE',
    'GROWTH',
    'BUSINESS',
  ],
] as const)('type, plan and entitlement agree for an account %s', (_, facts, accountType, access, entitlement) => {
  const standing = accountStanding({ ...nobody, ...facts })
  expect(standing).toMatchObject({ accountType, tier: access, plan: { access }, subscription: { entitlement } })
  expect(accountTier(standing)).toBe(access)
  expect(accountTier({ entitlement })).toBe(access)
  expect(standing.plan.source).toBe('subscription' in facts ? 'stripe' : null)
  expect(standing.subscription.period).toBe('subscription' in facts ? 'yearly' : null)
})

test.each([
  ['has no username', { name: 'Ana', bio: 'x' }, 'NO_USERNAME'],
  ['has neither name nor bio', { username: 'ana', name: ' ' }, 'NO_NAME_AND_BIO'],
  ['has a name', { username: 'ana', name: 'Ana' }, 'ACTIVE'],
  ['has a bio', { username: 'ana', bio: 'Bakes' }, 'ACTIVE'],
  ['is paused, whatever it has', { username: 'ana', name: 'Ana', isInactive: true }, 'INACTIVE'],
] as const)('the status of an account that %s follows from its fields', (_, facts, status) => {
  expect(accountStatusOf({ ...nobody, ...facts })).toBe(status)
})
