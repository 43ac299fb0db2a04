import { HOUR_MS } from '@taplet/base/time'
import { expect, it } from 'vitest'
import { createKnownVisits } from './known-visits.ts'

function atTime() {
  const time = { now: 0 }
  return { time, ...createKnownVisits(() => time.now) }
}

it('the memory of visits knows a visit for half a day, and no longer than the database keeps it open', () => {
  const { time, has, add } = atTime()
  add('visit', 'app')
  for (const hours of [0, 6, 11.9]) {
    time.now = hours * HOUR_MS
    expect(has('visit', 'app')).toBe(true)
  }
  time.now = 47 * HOUR_MS
  expect(has('visit', 'app')).toBe(false)
})

it('the memory of visits knows nothing of a visit after a quiet week', () => {
  const { time, has, add } = atTime()
  add('visit', 'app')
  time.now = 7 * 24 * HOUR_MS
  expect(has('visit', 'app')).toBe(false)
})

it('the memory of visits knows no visit by the name of another, nor in another app', () => {
  const { has, add } = atTime()
  add('visit', 'app')
  expect([has('other', 'app'), has('visit', 'other')]).toEqual([false, false])
})

it('the memory of visits remembers those that came last, however many come', () => {
  const { has, add } = atTime()
  for (let visit = 0; visit < 250_000; visit++) add(String(visit), 'app')
  expect([has('249999', 'app'), has('200001', 'app'), has('0', 'app')]).toEqual([true, true, false])
})
