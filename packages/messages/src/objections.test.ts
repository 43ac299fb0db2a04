import { expect, it } from 'vitest'
import { createMessages } from './create-messages.ts'
import { objection, objectionOf } from './objections.ts'

const messages = createMessages({ en: { oneLine: 'must be one line', max: 'must have at most {{max}} characters' } })

it('objection gives a schema its English, and objectionOf says it in the language of whoever reads it', () => {
  expect(objection(messages.later('oneLine'))).toBe('must be one line')
  expect(objectionOf('must be one line')('en-XA')).toBe(messages('en-XA')('oneLine'))
  const most = objection(messages.later('max', { max: 12_000 }))
  expect(most).toBe('must have at most 12,000 characters')
  expect(objectionOf(most)('en-XA')).toContain('12,000')
})

it('objectionOf leaves the words of a library as they are', () => {
  expect(objectionOf('Invalid input')('en-XA')).toBe('Invalid input')
})
