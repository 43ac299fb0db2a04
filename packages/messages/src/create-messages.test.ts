import { expect, it } from 'vitest'
import { createMessages } from './create-messages.ts'

const messages = createMessages({
  en: {
    greeting: 'Good morning, {{name}}',
    list: { slides_one: '{{count}} slide', slides_other: '{{count}} slides' },
    steps: ['Scan the code', 'Swipe'],
    plain: 'Save',
  },
})
const say = messages('en')

it('createMessages fills the named places of a message', () => {
  expect(say('greeting', { name: 'Ada' })).toBe('Good morning, Ada')
  expect(say('plain')).toBe('Save')
  expect(say('steps.1')).toBe('Swipe')
})

it('createMessages chooses the plural of a message by its count, and writes the number as the language does', () => {
  expect(say('list.slides', { count: 1 })).toBe('1 slide')
  expect(say('list.slides', { count: 20_000 })).toBe('20,000 slides')
})

it('createMessages keeps a message until it is known in which language it is read', () => {
  const message = messages.later('greeting', { name: 'Ada' })
  expect(message('en')).toBe('Good morning, Ada')
  expect(message('en-XA')).toMatch(/^⟦Ĝööð.* Ada·+⟧$/)
})

it('createMessages hands out all texts of a flat table with their places unfilled', () => {
  const flat = createMessages({ en: { pay: 'Pay {{price}}', done: 'Done' } })
  expect(flat.all('en')).toEqual({ pay: 'Pay {{price}}', done: 'Done' })
  expect(flat.all('en-XA')['pay']).toMatch(/^⟦Þåý \{\{price\}\}·+⟧$/)
})

it('createMessages fills a place with another message in the language of the text around it', () => {
  const words = messages.later('plain')
  expect(say('greeting', { name: words })).toBe('Good morning, Save')
  expect(messages('en-XA')('greeting', { name: words })).toContain('⟦Šåṽé··⟧')
})

it('createMessages does not take a message without its places, or with others', () => {
  // @ts-expect-error the name is missing
  expect(say('greeting')).toBe('Good morning, {{name}}')
  // @ts-expect-error there is no such place
  expect(say('greeting', { name: 'Ada', age: 3 })).toBe('Good morning, Ada')
  // @ts-expect-error the message has no place
  expect(say('plain', { name: 'Ada' })).toBe('Save')
  // @ts-expect-error a count is a number
  expect(say('list.slides', { count: '1' })).toBe('list.slides')
  // @ts-expect-error there is no such message
  expect(say('missing')).toBe('missing')
})
