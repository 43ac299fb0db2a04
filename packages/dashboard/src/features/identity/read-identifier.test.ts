import { expect, test } from 'vitest'
import { readIdentifier } from './read-identifier.ts'

test.each([
  ['+351 215 550 148', 'en-US', { phone: '+351215550148' }],
  ['215 550 148', 'pt-PT', { phone: '+351215550148' }],
  ['(415) 555-2671', 'en-US', { phone: '+14155552671' }],
  ['(415) 555-2671', 'en', { phone: '+14155552671' }],
  ['  rosa@lark.coffee ', 'pt-PT', { email: 'rosa@lark.coffee' }],
  ['2155501480@lark.coffee', 'pt-PT', { email: '2155501480@lark.coffee' }],
  ['215 550 148', 'en-US', undefined],
  ['12', 'en-US', undefined],
  ['rosa', 'en-US', undefined],
  ['', 'en-US', undefined],
])('readIdentifier takes %j in %s for %j', async (value, language, expected) =>
  expect(await readIdentifier(value, language)).toEqual(expected),
)
