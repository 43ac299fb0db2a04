import { expect, it } from 'vitest'
import { problemOf } from './problem-of.ts'

/** Returns an email field whose value the browser considers invalid. */
const typed = (value: string): HTMLInputElement => {
  const field = { name: 'email', type: 'email', required: true, value, validity: { typeMismatch: true } }
  // Has all the members that are read from a field.
  return field as HTMLInputElement
}

it.each(['ana@exämple.de', 'ана@пример.рф', 'ü@example.org'])(
  'problemOf leaves it to the server to judge %s',
  (address) => {
    expect(problemOf(typed(address))).toBe('')
  },
)

it.each(['ana', 'ana@', 'ana@example', 'a na@example.org'])('problemOf asks for the whole address at %s', (address) => {
  expect(problemOf(typed(address))).toMatch(/whole address/)
})

it('problemOf asks for an address where there is none', () => {
  expect(problemOf(typed(' '))).toBe('Write your e-mail address.')
})
