import { expect, test } from 'vitest'
import { countries, countryName } from './countries.ts'

const codes = countries().map((country) => country.value)

test('countries lists today’s countries once, by name', () => {
  expect(codes).toEqual(expect.arrayContaining(['PT', 'DE', 'GB', 'TW', 'AX']))
  expect(codes.length).toBeGreaterThan(240)
  expect(new Set(codes).size).toBe(codes.length)
  const names = countries().map((country) => country.label)
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other)))
})

test('countries leaves out unions, the world and countries of the past', () => {
  for (const code of ['EU', 'UN', 'ZZ', 'XA', 'DD', 'SU', 'YU', 'UK']) expect(codes, code).not.toContain(code)
})

test('a code without a name is shown as it is', () => {
  expect(countryName('PT')).toBe('Portugal')
  expect(countryName('QQ')).toBe('QQ')
})
