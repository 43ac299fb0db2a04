import { describe, expect, it } from 'vitest'
import { amountProblem, isPayable, writeAmount } from './amounts.ts'

describe('amounts', () => {
  it.each([
    [2800, 'EUR', '€28.00'],
    [2800, 'JPY', '¥2,800'],
    [2800, 'KWD', 'KWD 2.800'],
  ])('%i of %s is written as %s', (amount, currency, text) => {
    expect(writeAmount(amount, currency).replaceAll('\u00a0', ' ')).toBe(text)
  })

  it.each([
    [50, 'EUR', 'fine'],
    [49, 'EUR', '€0.50 or more'],
    [0, 'EUR', 'nothing to pay'],
    [99_999_999, 'USD', 'fine'],
    [100_000_000, 'USD', 'too much'],
    [1230, 'KWD', 'fine'],
    [1234, 'KWD', 'last digit'],
    [500_000, 'ISK', 'cannot pay in ISK'],
  ])('%i of %s can be paid, or says why not: %s', (amount, currency, problem) => {
    expect(amountProblem(amount, currency)?.('en') ?? 'fine').toContain(problem)
  })

  it('are not taken where the provider would read a hundredth of the price', () => {
    for (const currency of ['EUR', 'USD', 'GBP', 'CHF', 'JPY', 'DKK', 'KWD']) expect(isPayable(currency)).toBe(true)
    for (const currency of ['ISK', 'UGX']) expect(isPayable(currency)).toBe(false)
  })
})
