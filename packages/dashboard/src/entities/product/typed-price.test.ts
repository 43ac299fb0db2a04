import { expect, it } from 'vitest'
import { digitsOf, parsePrice, typePrice } from './typed-price.ts'

it.each([
  ['18', 2, 1800],
  ['18,5', 2, 1850],
  ['18.50', 2, 1850],
  ['1.234,50', 2, 123_450],
  ['1,234.50', 2, 123_450],
  ['1.234', 2, 123_400],
  ["1'234.50", 2, 123_450],
  ['€ 18,50', 2, 1850],
  ['18.50 EUR', 2, 1850],
  ['CHF 18', 2, 1800],
  ['1 234,50', 2, 123_450],
  ['4,200', 0, 4200],
  ['1.234', 3, 1234],
  ['0', 2, 0],
])('a typed price reads %s with %s decimals as %s', (typed, digits, amount) => {
  expect(parsePrice(typed, digits)).toBe(amount)
})

it.each(['', 'free', '-5', '1e9', '12345678901234', '.5', '5 apples'])(
  'a typed price takes %s for no price',
  (typed) => {
    expect(parsePrice(typed, 2)).toBeUndefined()
  },
)

it('a typed price writes what it reads, in the way of the person', () => {
  expect(typePrice(1850, 2, 'de')).toBe('18,50')
  expect(typePrice(1850, 2, 'en')).toBe('18.50')
  expect(parsePrice(typePrice(123_456_789, 2, 'de'), 2)).toBe(123_456_789)
})

it('a typed price knows the decimals of currencies', () => {
  expect(['EUR', 'JPY', 'KWD'].map(digitsOf)).toEqual([2, 0, 3])
})
