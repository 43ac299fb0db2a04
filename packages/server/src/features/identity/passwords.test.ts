import { expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

it('[14.2] passwords of one person are compared one after the other, while others sign in', async () => {
  const slow = Promise.withResolvers<boolean>()
  let compared = 0
  const { isRight } = createPasswords({
    hash: async (password) => password,
    verify: ({ password }) => {
      compared++
      return password === 'slow-password' ? slow.promise : Promise.resolve(true)
    },
  })
  const many = Array.from({ length: 20 }, () => isRight('one@example.com', 'slow-password', 'hash'))
  expect(await isRight('other@example.com', 'quick-password', 'hash')).toBe(true)
  expect(compared).toBe(2)
  slow.resolve(true)
  expect(new Set(await Promise.all(many))).toEqual(new Set([true]))
})
