import { expect, test } from 'vitest'
import type { TextKey } from '../text/text-key.ts'
import { addTexts, text } from './text.ts'

test('texts of common need no prefix, others name their feature', () => {
  expect(text('cancel')).toBe('Cancel')
  expect(text('chrome:nav.experiences')).toBe('Instant Apps')
})

test('values take their places, and a place without a value stays visible', () => {
  expect(text('chrome:account.of', { name: 'Rosa {{x}} $1' })).toBe('Account of Rosa {{x}} $1')
  expect(text('chrome:account.of')).toBe('Account of {{name}}')
})

test('a count chooses between one and other', () => {
  // A table as a later feature may bring it; its keys are not among the typed ones.
  addTexts('gallery', { apps_one: '{{count}} app', apps_other: '{{count}} apps' } as never)
  const key = 'gallery:apps' as TextKey
  expect([0, 1, 2].map((count) => text(key, { count }))).toEqual(['0 apps', '1 app', '2 apps'])
})

test('a text that is not there answers its key rather than nothing', () => {
  expect(text('tips:home.name')).toBe('tips:home.name')
  expect(text('common:constructor' as TextKey)).toBe('common:constructor')
})
