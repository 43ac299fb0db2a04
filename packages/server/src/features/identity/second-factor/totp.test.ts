import { Secret } from 'otpauth'
import { expect, it } from 'vitest'
import { newTotpSecret, totpStep, totpUrl } from './totp.ts'

/** RFC 6238, appendix B, for SHA-1: the last six of eight digits. */
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const
const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32

it.each(vectors)('TOTP knows the code of second %i in RFC 6238, and its step', (second, code) => {
  expect(totpStep(secret, code, new Date(second * 1000))).toBe(Math.floor(second / 30))
})

it('TOTP takes the codes before and after, with their own step, and none beyond', () => {
  const code = '081804' // of step 37037036
  const at = (step: number) => new Date(step * 30_000)
  expect([37_037_035, 37_037_036, 37_037_037].map((step) => totpStep(secret, code, at(step)))).toEqual([
    37_037_036, 37_037_036, 37_037_036,
  ])
  expect([37_037_034, 37_037_038].map((step) => totpStep(secret, code, at(step)))).toEqual([undefined, undefined])
})

it.each(['', '12345', '1234567', '12345a', '٠٨١٨٠٤'])('TOTP takes %j for no code', (code) => {
  expect(totpStep(secret, code, new Date())).toBeUndefined()
})

it('TOTP makes secrets of 160 bits, and the address that apps read', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(newTotpSecret())
  const url = new URL(totpUrl(secret, 'Taplet', 'ana@example.org'))
  expect(url.protocol).toBe('otpauth:')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ issuer: 'Taplet', secret, digits: '6', period: '30' })
})
