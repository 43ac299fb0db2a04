import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseDestination, type LinkVisitor, withUtm } from './choose-destination.ts'
import { linkRule, type LinkRule } from './link-rules.ts'

const MAIN = { experienceId: 'main', slideId: null, destinationUrl: '' }
const OTHER = { experienceId: null, slideId: null, destinationUrl: 'https://other.example/' }
const aRule = (rule: Partial<LinkRule> = {}): LinkRule =>
  linkRule.parse({ ruleId: 'abcdefghijklmnopqrstuv', destination: OTHER, ...rule })
const visitor = (about: Partial<LinkVisitor> = {}): LinkVisitor => ({
  device: 'IOS',
  country: 'AT',
  at: new Date('2026-07-01T12:00:00Z'), // a Wednesday
  bucket: 0,
  ...about,
})
const isChosen = (rule: Partial<LinkRule>, about: Partial<LinkVisitor> = {}): boolean =>
  chooseDestination({ ...MAIN, rules: [aRule(rule)] }, visitor(about)).ruleId !== undefined

const times = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`)
const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
const zones = fc.constantFrom('UTC', 'Europe/Vienna', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia')

describe('the destination of a link', () => {
  it('is its own without rules, whoever comes', () => {
    expect(chooseDestination({ ...MAIN, rules: [] }, visitor())).toEqual({ destination: MAIN })
  })

  it('is that of the first rule that holds', () => {
    const rules = [
      aRule({ ruleId: 'android-rule', devices: ['ANDROID'] }),
      aRule({ ruleId: 'austria-rule', countries: ['AT'] }),
      aRule({ ruleId: 'every-rule' }),
    ]
    const chosen = (about: Partial<LinkVisitor>) => chooseDestination({ ...MAIN, rules }, visitor(about)).ruleId
    expect(chosen({ device: 'ANDROID' })).toBe('android-rule')
    expect(chosen({})).toBe('austria-rule')
    expect(chosen({ country: 'DE' })).toBe('every-rule')
  })

  it('follows a rule about countries only when the country is known', () => {
    expect(isChosen({ countries: ['AT', 'DE'] })).toBe(true)
    expect(isChosen({ countries: ['AT'] }, { country: undefined })).toBe(false)
  })

  it('changes at the first moment of a period and back at the first one after it', () => {
    const period = { from: '2026-07-01T14:00:00+02:00', until: '2026-07-01T15:00:00+02:00' }
    const at = (time: string) => isChosen(period, { at: new Date(time) })
    expect(at('2026-07-01T11:59:59.999Z')).toBe(false)
    expect(at('2026-07-01T12:00:00Z')).toBe(true)
    expect(at('2026-07-01T12:59:59.999Z')).toBe(true)
    expect(at('2026-07-01T13:00:00Z')).toBe(false)
  })
})

describe('a rule about times of day', () => {
  it('goes by the clock of its zone, in summer and in winter', () => {
    const lunch = { startTime: '11:30', endTime: '14:00', timezone: 'Europe/Vienna' }
    expect(isChosen(lunch, { at: new Date('2026-07-01T09:30:00Z') })).toBe(true)
    expect(isChosen(lunch, { at: new Date('2026-07-01T12:00:00Z') })).toBe(false)
    expect(isChosen(lunch, { at: new Date('2026-01-07T10:30:00Z') })).toBe(true)
    expect(isChosen(lunch, { at: new Date('2026-01-07T09:30:00Z') })).toBe(false)
  })

  it('belongs to the day on which it began when it runs past midnight', () => {
    const fridayNight = { weekdays: [5], startTime: '22:00', endTime: '02:00', timezone: 'UTC' }
    const at = (time: string) => isChosen(fridayNight, { at: new Date(time) })
    expect(at('2026-07-03T21:59:00Z')).toBe(false)
    expect(at('2026-07-03T22:00:00Z')).toBe(true)
    expect(at('2026-07-04T01:59:00Z')).toBe(true)
    expect(at('2026-07-04T02:00:00Z')).toBe(false)
    expect(at('2026-07-04T23:00:00Z')).toBe(false)
    expect(at('2026-07-03T01:00:00Z')).toBe(false)
  })

  it('knows that Sunday night runs into Monday', () => {
    const rule = { weekdays: [7], startTime: '20:00', endTime: '04:00', timezone: 'UTC' }
    expect(isChosen(rule, { at: new Date('2026-07-06T03:00:00Z') })).toBe(true)
  })

  it('has no time that the clock leaves out, and twice the one that it shows twice', () => {
    const night = { startTime: '02:00', endTime: '03:00', timezone: 'Europe/Vienna' }
    const minutes = (day: string): number => {
      const from = Date.parse(`${day}T00:00:00Z`)
      const all = Array.from({ length: 4 * 60 }, (_, minute) => new Date(from + minute * 60_000))
      return all.filter((at) => isChosen(night, { at })).length
    }
    expect(minutes('2026-03-29')).toBe(0)
    expect(minutes('2026-10-25')).toBe(120)
    expect(minutes('2026-07-01')).toBe(60)
  })

  it('reads an unknown zone as UTC', () => {
    const rule = { startTime: '11:00', endTime: '13:00' }
    fc.assert(
      fc.property(moments, (at) => {
        expect(isChosen({ ...rule, timezone: 'Moon/Base' }, { at })).toBe(
          isChosen({ ...rule, timezone: 'UTC' }, { at }),
        )
      }),
    )
  })

  it('holds at any moment either from start to end or from end to start', () => {
    fc.assert(
      fc.property(times, times, moments, zones, (startTime, endTime, at, timezone) => {
        fc.pre(startTime !== endTime)
        const day = isChosen({ startTime, endTime, timezone }, { at })
        const night = isChosen({ startTime: endTime, endTime: startTime, timezone }, { at })
        expect(day).toBe(!night)
      }),
    )
  })

  it('holds on exactly one weekday at any moment, whatever its times', () => {
    fc.assert(
      fc.property(times, times, moments, zones, (startTime, endTime, at, timezone) => {
        const always = isChosen({ startTime, endTime, timezone }, { at })
        const days = [1, 2, 3, 4, 5, 6, 7].filter((day) =>
          isChosen({ startTime, endTime, timezone, weekdays: [day] }, { at }),
        )
        // A window of a whole day, begun yesterday and today, has no gap and no overlap.
        expect(days.length).toBe(always ? 1 : 0)
      }),
    )
  })
})

describe('a share', () => {
  it('holds for as many of a hundred visitors as it says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (share) => {
        const buckets = Array.from({ length: 100 }, (_, bucket) => bucket)
        expect(buckets.filter((bucket) => isChosen({ share }, { bucket }))).toHaveLength(share)
      }),
    )
  })

  it('is told apart by rule, so that a second one is a share of the rest', () => {
    const rules = [aRule({ ruleId: 'first-rule', share: 50 }), aRule({ ruleId: 'second-rule', share: 50 })]
    const bucket = (ruleId: string) => (ruleId === 'first-rule' ? 80 : 20)
    expect(chooseDestination({ ...MAIN, rules }, visitor({ bucket })).ruleId).toBe('second-rule')
  })
})

describe('campaign words', () => {
  const utm = { source: 'poster', medium: 'print', campaign: 'Summer & sun', term: '', content: '' }

  it.each([
    ['https://a.example', 'https://a.example?utm_source=poster&utm_medium=print&utm_campaign=Summer+%26+sun'],
    [
      'https://a.example/b?c=%20#d',
      'https://a.example/b?c=%20&utm_source=poster&utm_medium=print&utm_campaign=Summer+%26+sun#d',
    ],
    ['https://a.example/?utm_source=', 'https://a.example/?utm_source=&utm_medium=print&utm_campaign=Summer+%26+sun'],
    ['https://a.example/?', 'https://a.example/?utm_source=poster&utm_medium=print&utm_campaign=Summer+%26+sun'],
  ])('are added to %s', (url, expected) => {
    expect(withUtm(url, utm)).toBe(expected)
  })

  it('change nothing when there are none, or the address has all of them', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        expect(withUtm(url, {})).toBe(url)
        const once = withUtm(url, utm)
        expect(withUtm(once, { ...utm, source: 'other' })).toBe(once)
      }),
      { numRuns: 30 },
    )
  })

  it('leave every part of the address readable as it was', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string(), (url, campaign) => {
        const [before, after] = [new URL(url), new URL(withUtm(url, { campaign }))]
        expect([after.origin, after.pathname, after.hash]).toEqual([before.origin, before.pathname, before.hash])
        for (const [name, value] of before.searchParams) expect(after.searchParams.getAll(name)).toContain(value)
        expect(!campaign || after.searchParams.has('utm_campaign')).toBe(true)
      }),
      { numRuns: 30 },
    )
  })
})
