import { expect, it } from 'vitest'
import { createTokenBuckets } from './token-buckets.ts'

const LIMITS = { perSecond: 20, mostAtOnce: 60, mostKeys: 10_000 }

/** Returns how many of so many pushes a second pass, second by second. */
function passing(perSecond: number, seconds: number): number[] {
  let now = 0
  const secondsToWait = createTokenBuckets(() => now, LIMITS)
  return Array.from({ length: seconds }, (_, second) => {
    let passed = 0
    for (let push = 0; push < perSecond; push++) {
      now = second * 1000 + (push * 1000) / perSecond
      if (secondsToWait('twin') === 0) passed++
    }
    return passed
  })
}

it('a token bucket lets an editor of usual haste pass always', () => {
  expect(passing(10, 30)).toEqual(Array(30).fill(10))
})

it.each([25, 100, 500])('a token bucket settles at twenty a second for a sender of %i a second', (perSecond) => {
  for (const passed of passing(perSecond, 30).slice(15)) {
    expect(passed).toBeGreaterThanOrEqual(19)
    expect(passed).toBeLessThanOrEqual(21)
  }
})

it('a token bucket does not fill the bucket of one that sends without pause while many others come and go', () => {
  const secondsToWait = createTokenBuckets(() => 0, LIMITS)
  let passed = 0
  for (let push = 0; push < 20_000; push++) {
    if (secondsToWait('busy') === 0) passed++
    secondsToWait(`twin ${push}`)
  }
  expect(passed).toBe(60)
})
