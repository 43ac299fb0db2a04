import { expect, test } from 'vitest'
import { pageNameProblem, toPageName } from './page-name.ts'
import { sourceOf } from './source.ts'

test.each(['ofelia', 'abc', 'a-1-b', 'x'.repeat(60), 'shop-123456789', 'shop-12345678901234', 'shop-x-1234567890'])(
  '%s can be the address of an app',
  (name) => {
    expect(pageNameProblem(name)).toBeUndefined()
  },
)

test.each([
  '',
  'ab',
  'x'.repeat(61),
  'Ofelia',
  'ofélia',
  'a b c',
  'a_b_c',
  '-abc',
  'abc-',
  'a--b',
  'app',
  'api',
  'login',
  '404',
  'taplet',
  'shop-1234567890',
  'shop-1234567890123-x',
  '../etc',
])('"%s" cannot be the address of an app, and a sentence says why', (name) => {
  expect(pageNameProblem(name)?.('en')).toMatch(/\.$/)
})

test.each([
  ['shop-123456789', 'TAPLET'],
  ['shop-1234567890', 'SHOPIFY'],
  ['shop-1234567890123', 'SHOPIFY'],
  ['shop-1234567890123-red', 'SHOPIFY'],
  ['shop-12345678901234', 'TAPLET'],
  ['shop-red-1234567890', 'TAPLET'],
  ['1234567890', 'TAPLET'],
  ['shop-12345678 90', 'TAPLET'],
])('the source of %s is %s', (path, source) => {
  expect(sourceOf(path)).toBe(source)
})

test('the address of a page name makes an address of any words', () => {
  expect(toPageName('  Café Ofelia — Lisboa! ')).toBe('cafe-ofelia-lisboa')
  expect(toPageName('日本')).toBe('')
  expect(toPageName('a'.repeat(59) + '-bcd')).toBe('a'.repeat(59))
})

test.each([
  ['Łódź & Søn', 'lodz-son'],
  ['Straße GROẞ', 'strasse-gross'],
  ['Ærø Œuvre', 'aero-oeuvre'],
  ['Đà Nẵng', 'da-nang'],
  ['Þór Guðrún', 'thor-gudrun'],
  ['Işık, İzmir', 'isik-izmir'],
])('the address of a page name writes %s in plain letters', (words, name) => {
  expect(toPageName(words)).toBe(name)
})
