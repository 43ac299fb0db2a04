import { DAY_MS, MINUTE_MS } from '@taplet/base/time'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSlideShown } from './is-slide-shown.ts'
import { nextSlideChange } from './next-slide-change.ts'
import { slideRule, type SlideRule } from './slide-rules.ts'

const VIENNA = 'Europe/Vienna'
const shownAt = (rule: SlideRule, ...times: string[]) => times.map((at) => isSlideShown(rule, new Date(at), VIENNA))
const nextAfter = (rule: SlideRule, at: string, zone = VIENNA) =>
  nextSlideChange({ slide: rule }, new Date(at), zone)?.toISOString()

describe('a slide', () => {
  it('is shown always without a rule, and never when it is left out', () => {
    const now = new Date()
    expect(isSlideShown(undefined, now, VIENNA)).toBe(true)
    expect(isSlideShown({}, now, VIENNA)).toBe(true)
    expect(isSlideShown({ isLeftOut: true, days: [1, 2, 3, 4, 5, 6, 7] }, now, VIENNA)).toBe(false)
    expect(nextSlideChange({ a: {}, b: { isLeftOut: true, from: '10:00' } }, now, VIENNA)).toBeNull()
  })

  it('of the weekend is shown from midnight to midnight of its zone', () => {
    const weekend = { days: [6, 7] }
    expect(
      shownAt(weekend, '2026-07-03T21:59:59Z', '2026-07-03T22:00:00Z', '2026-07-05T21:59:59Z', '2026-07-05T22:00:00Z'),
    ).toEqual([false, true, true, false])
    expect(nextAfter(weekend, '2026-07-01T12:00:00Z')).toBe('2026-07-03T22:00:00.000Z')
    expect(nextAfter(weekend, '2026-07-04T12:00:00Z')).toBe('2026-07-05T22:00:00.000Z')
  })

  it('of Friday night goes on past midnight, and so does its last day', () => {
    const night = { days: [5], from: '22:00', until: '02:00', endsOn: '2026-07-03' }
    expect(
      shownAt(night, '2026-07-03T19:59:00Z', '2026-07-03T20:00:00Z', '2026-07-03T23:59:00Z', '2026-07-04T00:00:00Z'),
    ).toEqual([false, true, true, false])
    expect(nextAfter(night, '2026-07-03T22:30:00Z')).toBe('2026-07-04T00:00:00.000Z')
    expect(nextAfter(night, '2026-07-04T00:00:00Z')).toBeUndefined()
  })

  it('is shown from its first day to its last, years from now', () => {
    const season = { startsOn: '2029-06-01', endsOn: '2029-08-31' }
    expect(nextAfter(season, '2026-01-01T00:00:00Z')).toBe('2029-05-31T22:00:00.000Z')
    expect(nextAfter(season, '2029-06-02T00:00:00Z')).toBe('2029-08-31T22:00:00.000Z')
    expect(nextAfter(season, '2029-09-02T00:00:00Z')).toBeUndefined()
  })

  it('keeps its hours when the clocks are changed, also where an hour is left out or comes twice', () => {
    const early = { from: '02:30', until: '03:30' }
    // 29 March 2026: 2:00 becomes 3:00. 25 October 2026: 3:00 becomes 2:00.
    expect(nextAfter(early, '2026-03-28T22:00:00Z')).toBe('2026-03-29T01:00:00.000Z')
    expect(nextAfter(early, '2026-03-29T01:00:00Z')).toBe('2026-03-29T01:30:00.000Z')
    expect(nextAfter(early, '2026-10-24T22:00:00Z')).toBe('2026-10-25T00:30:00.000Z')
    expect(nextAfter(early, '2026-10-25T00:30:00Z')).toBe('2026-10-25T01:00:00.000Z')
    expect(nextAfter(early, '2026-10-25T01:00:00Z')).toBe('2026-10-25T01:30:00.000Z')
    expect(nextAfter(early, '2026-10-25T01:30:00Z')).toBe('2026-10-25T02:30:00.000Z')
  })

  it('goes by UTC in a zone that nobody knows', () => {
    expect(nextAfter({ from: '10:00' }, '2026-07-01T00:00:00Z', 'Nowhere/AtAll')).toBe('2026-07-01T10:00:00.000Z')
  })
})

const times = fc
  .integer({ min: 0, max: 24 * 4 - 1 })
  .map((quarter) => new Date(quarter * 15 * MINUTE_MS).toISOString().slice(11, 16))
const dates = fc.integer({ min: 0, max: 60 }).map((day) => new Date(Date.UTC(2026, 1, 20) + day * DAY_MS))
const option = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const rules = fc
  .record({
    days: option(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 })),
    from: option(times),
    until: option(times),
    startsOn: option(dates.map((date) => date.toISOString().slice(0, 10))),
    endsOn: option(dates.map((date) => date.toISOString().slice(0, 10))),
  })
  .map((rule) => slideRule.parse(rule))
// With and without summer time, half an hour of it, and days that begin with the second hour.
const zones = fc.constantFrom('UTC', VIENNA, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Africa/Cairo')

describe('the next change of any rule in any zone', () => {
  it('is the first moment at which the slide is shown or hidden, as minute after minute says', () => {
    fc.assert(
      fc.property(rules, zones, dates, fc.nat(24 * 60), (rule, zone, day, minute) => {
        const after = day.getTime() + minute * MINUTE_MS
        const isShown = isSlideShown(rule, new Date(after), zone)
        const next = nextSlideChange({ rule }, new Date(after), zone)
        const end = Math.min(next?.getTime() ?? Number.POSITIVE_INFINITY, after + 3 * DAY_MS)
        for (let at = after + 15 * MINUTE_MS - (after % (15 * MINUTE_MS)); at < end; at += 15 * MINUTE_MS)
          expect(isSlideShown(rule, new Date(at), zone)).toBe(isShown)
        expect(next && isSlideShown(rule, next, zone)).toBe(next && !isShown)
      }),
      { numRuns: 200 },
    )
  })
})
