import { expect, test } from 'vitest'
import type { TextKey } from '../text/text-key.ts'
import { lists } from '../text/en/lists.ts'
import { addTexts, loadTexts, text } from './text.ts'

test('texts of common need no prefix, others name their feature', () => {
  expect(text('cancel')).toBe('Cancel')
  expect(text('chrome:nav.experiences')).toBe('Instant Apps')
})

test('values take their places, and a place without a value stays visible', () => {
  expect(text('chrome:account.of', { name: 'Rosa {{x}} $1' })).toBe('Account of Rosa {{x}} $1')
  // @ts-expect-error the name is missing
  expect(text('chrome:account.of')).toBe('Account of {{name}}')
})

test('a count chooses between one and other', () => {
  addTexts('lists', lists)
  expect([1, 2].map((count) => text('lists:apps.wentLive', { count, name: 'Menu' }))).toEqual([
    'Menu is live. Anyone with the link can open it.',
    '2 instant apps are live',
  ])
})

test('a language is loaded as a whole, and what it lacks is English', async () => {
  await loadTexts(async () => ({ common: { cancel: 'Annulla' } }))
  expect([text('cancel'), text('close')]).toEqual(['Annulla', 'Close'])
  await loadTexts(async () => ({}))
  expect(text('cancel')).toBe('Cancel')
})

test('a text that is not there answers its key rather than nothing', () => {
  expect(text('tips:home.name')).toBe('tips:home.name')
  expect(text('common:constructor' as TextKey)).toBe('common:constructor')
})
