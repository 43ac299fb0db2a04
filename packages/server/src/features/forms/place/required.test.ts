import { expect, it } from 'vitest'
import { asked } from './required.ts'

it.each(['', '  ', '\u200b\u200d', '\u0007', '\u3164', '\u2800 \ufeff'])(
  'a required field takes %j for no name',
  (typed) => {
    expect(asked('OPTIONAL', typed, 'name', () => 'Tell us your name.')).toBe('')
    expect(() => asked('REQUIRED', typed, 'name', () => 'Tell us your name.')).toThrow('Tell us your name.')
  },
)

it.each(['Ana', 'Zoë', '李', '👩‍🍳'])('a required field takes %j for a name', (typed) => {
  expect(asked('REQUIRED', ` ${typed} `, 'name', () => 'Tell us your name.')).toBe(typed)
})
