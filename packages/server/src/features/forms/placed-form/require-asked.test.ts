import { expect, it } from 'vitest'
import { requireAsked } from './require-asked.ts'

it.each(['', '  ', '\u200b\u200d', '\u0007', '\u3164', '\u2800 \ufeff'])(
  'a required field takes %j for no name',
  (typed) => {
    expect(requireAsked('OPTIONAL', typed, 'name', () => 'Tell us your name.')).toBe('')
    expect(() => requireAsked('REQUIRED', typed, 'name', () => 'Tell us your name.')).toThrow('Tell us your name.')
  },
)

it.each(['Ana', 'Zoë', '李', '👩‍🍳'])('a required field takes %j for a name', (typed) => {
  expect(requireAsked('REQUIRED', ` ${typed} `, 'name', () => 'Tell us your name.')).toBe(typed)
})
