import { expect, test } from 'vitest'
import { usernameProblem } from './profile.ts'

test.each(['rosa', 'Rosa.Marin', 'lark-coffee', 'a_1', 'x'.repeat(30)])('"%s" can be a username', (name) => {
  expect(usernameProblem(name)).toBeUndefined()
})

test.each([
  ['ab', 'at least 3'],
  ['x'.repeat(31), 'at most 30'],
  ['rosa marin', 'letters from a to z'],
  ['rosá', 'letters from a to z'],
  ['.rosa', 'Begin and end'],
  ['rosa-', 'Begin and end'],
  ['ro..sa', 'Begin and end'],
  ['12345', 'at least one letter'],
  ['Admin', 'reserved'],
])('"%s" can be no username: %s', (name, reason) => {
  expect(usernameProblem(name)?.('en')).toContain(reason)
})
