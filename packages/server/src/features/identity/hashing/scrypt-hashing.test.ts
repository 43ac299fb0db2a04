import { expect, it } from 'vitest'
import { scryptHashing } from './scrypt-hashing.ts'

it('a password is hashed with scrypt of N 2^15, r 8, p 3 and a salt of its own, and compared with that', async () => {
  const [one, other] = await Promise.all([scryptHashing.hash('slow mornings'), scryptHashing.hash('slow mornings')])
  expect(one).toMatch(/^scrypt:15:8:3:[\w-]{22}:[\w-]{86}$/)
  expect(one).not.toBe(other)
  expect(await scryptHashing.verify({ password: 'slow mornings', hash: one })).toBe(true)
  expect(await scryptHashing.verify({ password: 'slow morning', hash: one })).toBe(false)
  expect(scryptHashing.isOutdated(one)).toBe(false)
})

it('a password hashed by an earlier release is compared as before, and said to be outdated', async () => {
  // Made by the library of those releases.
  const hash =
    'eff53121dea00ccc3a0eaa27dbc826bb:fd154c11f9c8506cba9c0fb38df2cd884dbf2ff6bc440c66a0586dd1cd37ebf65081ed0a28b8ecfa2cce140c3e687de38b97a59d0d6d02fff4ef45a209eb5387'
  expect(await scryptHashing.verify({ password: 'slow mornings', hash })).toBe(true)
  expect(await scryptHashing.verify({ password: 'quick mornings', hash })).toBe(false)
  expect(scryptHashing.isOutdated(hash)).toBe(true)
})

it('a password is the same however its letters are composed', async () => {
  const hash = await scryptHashing.hash('café sem pressa'.normalize('NFD'))
  expect(await scryptHashing.verify({ password: 'café sem pressa'.normalize('NFC'), hash })).toBe(true)
})
