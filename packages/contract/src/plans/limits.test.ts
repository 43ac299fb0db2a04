import { expect, test } from 'vitest'
import { mayCreate, tierOf } from './limits.ts'

test.each([
  [undefined, 'FREE'],
  [0, 'FREE'],
  [99, 'FREE'],
  [100, 'STARTER'],
  [199, 'STARTER'],
  [200, 'GROWTH'],
  [1000, 'GROWTH'],
])('access level %s is the tier %s', (accessLevel, tier) => {
  expect(tierOf(accessLevel)).toBe(tier)
})

test.each([
  ['experience', 4],
  ['experienceItem', 9],
  ['qrDesign', 4],
  ['link', 9],
] as const)('a free account with %s × %i may create one more, and then no other', (kind, last) => {
  expect(mayCreate(kind, 99, last)).toBe(true)
  expect(mayCreate(kind, 99, last + 1)).toBe(false)
  expect(mayCreate(kind, 100, last + 1)).toBe(true)
})
