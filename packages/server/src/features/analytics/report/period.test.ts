import { describe, expect, it } from 'vitest'
import { createPeriod, type PeriodQuery } from './period.ts'

const periodOf = (from: string, to: string, other: Partial<PeriodQuery> = {}) =>
  createPeriod({ from, to, timezone: 'Europe/Vienna', compare: 'PREVIOUS', ...other })
const iso = (at: number): string => new Date(at).toISOString()

describe('the steps of a trend', () => {
  it.each([
    ['2026-11-20', '2026-11-21', 'HOUR', 48],
    ['2026-11-19', '2026-11-21', 'DAY', 3],
    ['2026-09-21', '2026-11-21', 'DAY', 62],
    ['2026-09-20', '2026-11-21', 'WEEK', 10],
    ['2025-10-18', '2026-11-21', 'WEEK', 58],
    ['2025-10-17', '2026-11-21', 'MONTH', 14],
  ])('from %s to %s are of one %s each', (from, to, unit, steps) => {
    const period = periodOf(from, to)
    expect([period.unit, period.steps.length]).toEqual([unit, steps])
  })

  it('begin on Mondays and on firsts, but for the first one', () => {
    expect(
      periodOf('2026-09-02', '2026-11-21')
        .steps.slice(0, 3)
        .map(({ at }) => at),
    ).toEqual(['2026-09-02T00:00', '2026-09-07T00:00', '2026-09-14T00:00'])
    expect(
      periodOf('2025-01-31', '2026-11-21')
        .steps.slice(0, 3)
        .map(({ at }) => at),
    ).toEqual(['2025-01-31T00:00', '2025-02-01T00:00', '2025-03-01T00:00'])
  })

  it('are the hours on the wall: one that comes twice is one of two hours, one that is left out is none', () => {
    const [autumn, spring] = [periodOf('2026-10-25', '2026-10-25').steps, periodOf('2026-03-29', '2026-03-29').steps]
    expect([autumn.length, spring.length]).toEqual([24, 23])
    expect(autumn[2]?.spans.map(({ from, to }) => (to - from) / 60_000)).toEqual([60, 60])
    expect(spring.slice(1, 3).map(({ at }) => at)).toEqual(['2026-03-29T01:00', '2026-03-29T03:00'])
  })

  it('begin on the half hour of UTC where the zone does', () => {
    const [first] = periodOf('2026-11-21', '2026-11-21', { timezone: 'Asia/Kathmandu' }).steps
    expect(iso(first?.spans[0]?.from ?? 0)).toBe('2026-11-20T18:15:00.000Z')
  })
})

describe('what a report is compared with', () => {
  const compared = ({ comparedFrom, comparedTo }: ReturnType<typeof createPeriod>) => [comparedFrom, comparedTo]

  it('is as many days before', () => {
    expect(compared(periodOf('2026-11-01', '2026-11-30'))).toEqual(['2026-10-02', '2026-10-31'])
  })

  it('is the same days of the year before, if asked; of a leap day there are none', () => {
    const year = { compare: 'YEAR' } as const
    expect(compared(periodOf('2026-11-01', '2026-11-30', year))).toEqual(['2025-11-01', '2025-11-30'])
    const leap = periodOf('2028-02-27', '2028-03-01', year)
    expect(compared(leap)).toEqual(['2027-02-27', '2027-03-01'])
    expect(leap.steps.map(({ before }) => before?.map(({ from }) => iso(from)))).toEqual([
      ['2027-02-26T23:00:00.000Z'],
      ['2027-02-27T23:00:00.000Z'],
      undefined,
      ['2027-02-28T23:00:00.000Z'],
    ])
    expect(compared(periodOf('2028-02-29', '2028-02-29', year))).toEqual([null, null])
  })

  it('is nothing, if asked', () => {
    const period = periodOf('2026-11-01', '2026-11-30', { compare: 'NONE' })
    expect([...compared(period), period.compared]).toEqual([null, null, undefined])
    expect(period.steps.every(({ before }) => before === undefined)).toBe(true)
  })
})
