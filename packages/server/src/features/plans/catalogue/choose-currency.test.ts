import { expect, it } from 'vitest'
import { chooseCurrency } from './choose-currency.ts'

it.each([
  [{ wanted: 'usd', country: 'GB' }, 'USD'],
  [{ wanted: 'doubloons', country: 'GB' }, 'GBP'],
  [{ country: 'US', acceptLanguage: 'de-DE' }, 'USD'],
  [{ country: 'PT', acceptLanguage: 'en-GB' }, 'EUR'],
  [{ acceptLanguage: 'en-GB,en;q=0.9' }, 'GBP'],
  [{ acceptLanguage: 'en' }, 'EUR'],
  [{ country: 'constructor' }, 'EUR'],
  [{}, 'EUR'],
] as const)('prices for %j are shown in %s first', (hints, currency) => {
  expect(chooseCurrency(hints)).toBe(currency)
})
