import { expect, it } from 'vitest'
import { createVisitLimits } from './visit-limits.ts'

const START = 1_700_000_040_000 // the beginning of a minute

function limitsAt() {
  const clock = { now: START }
  return { clock, ...createVisitLimits(() => clock.now) }
}

it('the visit limit lets thirty phones behind one Wi-Fi see seven slides each', () => {
  const { takeReport, takeVisit } = limitsAt()
  for (let slide = 0; slide < 7; slide++)
    for (let phone = 0; phone < 30; phone++) {
      expect(takeReport('wifi')).toBe(0)
      expect(takeVisit('wifi', 'cafe', `visit-${phone}`)).toBe(0)
    }
})

it('the visit limit refuses the 121st visit of one address to one app in a minute, and says how long to wait', () => {
  const { clock, takeVisit } = limitsAt()
  clock.now += 15_000
  for (let visit = 0; visit < 120; visit++) expect(takeVisit('one', 'cafe', `visit-${visit}`)).toBe(0)
  expect(takeVisit('one', 'cafe', 'visit-120')).toBe(45)
  expect(takeVisit('one', 'cafe', 'visit-119')).toBe(0)
  expect(takeVisit('one', 'bakery', 'visit-120')).toBe(0)
  expect(takeVisit('two', 'cafe', 'visit-120')).toBe(0)
  clock.now += 45_000
  expect(takeVisit('one', 'cafe', 'visit-120')).toBe(0)
})

it('the visit limit refuses a flood of reports of one visit, too', () => {
  const { takeReport } = limitsAt()
  for (let report = 0; report < 1200; report++) expect(takeReport('one')).toBe(0)
  expect(takeReport('one')).toBe(60)
  expect(takeReport('two')).toBe(0)
})

it('the visit limit lets visits go on that began in an earlier minute, however many are there by then', () => {
  const { clock, takeVisit } = limitsAt()
  const hall = Array.from({ length: 3 }, (_, minute) => Array.from({ length: 100 }, (_one, nth) => `${minute}-${nth}`))
  for (const arrived of hall) {
    for (const visit of arrived) expect(takeVisit('hall', 'fair', visit)).toBe(0)
    clock.now += 60_000
  }
  for (const visit of hall.flat()) expect(takeVisit('hall', 'fair', visit)).toBe(0)
  for (let visit = 0; visit < 120; visit++) expect(takeVisit('hall', 'fair', `new-${visit}`)).toBe(0)
  expect(takeVisit('hall', 'fair', 'new-120')).toBe(60)
})
