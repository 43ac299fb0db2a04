import { expect, it } from 'vitest'
import { countries, hasPostcodes } from './countries.ts'

it('countries knows the countries of today by their names in a language, once each and in its order', () => {
  const found = countries('en')
  const codes = found.map(([code]) => code)
  expect(found).toContainEqual(['DE', 'Germany'])
  expect(countries('de')).toContainEqual(['DE', 'Deutschland'])
  for (const code of ['GB', 'US', 'IE', 'HK', 'XK']) expect(codes).toContain(code)
  // Former codes, groups and unknown codes.
  for (const code of ['SU', 'DD', 'UK', 'EU', 'UN', 'ZZ', 'XA']) expect(codes).not.toContain(code)
  expect(new Set(found.map(([, name]) => name)).size).toBe(found.length)
  expect(found.length).toBeGreaterThan(230)
})

it('countries knows where letters carry no postcode', () => {
  expect(['DE', 'US', 'HK', 'AE', ''].map(hasPostcodes)).toEqual([true, true, false, false, true])
})
