import { zoneClock } from '@taplet/base/zone-clock'
import { describe, expect, it } from 'vitest'
import { type Hours, openState } from './open-state.ts'

const spans = (...all: string[]) =>
  all.map((one) => {
    const [from = '', until = ''] = one.split('–')
    return { from, until }
  })
const everyDay = (...all: string[]): Hours => ({
  week: Array.from({ length: 7 }, () => spans(...all)),
  specialDays: [],
})

/** What it says at a moment: "open until 2026-03-29T02:00", by the clock of the shop. */
function said(hours: Hours, at: string, zone: string): string {
  const { isOpen, changesAt } = openState(hours, Date.parse(at), zoneClock(zone))
  const until = changesAt === undefined ? 'never' : new Date(changesAt).toISOString().slice(0, 16)
  return `${isOpen ? 'open until' : 'closed until'} ${until}`
}

/** The last minute before each change of the clocks in 2026, and the first one after it. */
const CHANGES = [
  ['Europe/Lisbon', '2026-03-29T00:59Z', '2026-03-29T01:00Z', '2026-10-25T00:59Z', '2026-10-25T01:00Z'],
  ['America/New_York', '2026-03-08T06:59Z', '2026-03-08T07:00Z', '2026-11-01T05:59Z', '2026-11-01T06:00Z'],
  ['Australia/Sydney', '2026-10-03T15:59Z', '2026-10-03T16:00Z', '2026-04-04T15:59Z', '2026-04-04T16:00Z'],
  // By half an hour.
  ['Australia/Lord_Howe', '2026-10-03T15:29Z', '2026-10-03T15:30Z', '2026-04-04T14:59Z', '2026-04-04T15:00Z'],
  // At midnight, so that a day begins at one o'clock.
  ['America/Santiago', '2026-09-06T03:59Z', '2026-09-06T04:00Z', '2026-04-05T02:59Z', '2026-04-05T03:00Z'],
] as const

describe.each(CHANGES)('In %s', (zone, beforeSpring, afterSpring, beforeAutumn, afterAutumn) => {
  const clock = zoneClock(zone)
  const moments = [beforeSpring, afterSpring, beforeAutumn, afterAutumn]

  it('a bar is open through both nights on which clocks change, until its own hour', () => {
    const bar = everyDay('20:00–05:00')
    for (const at of moments) {
      const { isOpen, changesAt = 0 } = openState(bar, Date.parse(at), clock)
      expect(isOpen).toBe(true)
      expect(new Date(changesAt).toISOString().slice(11, 16)).toBe('05:00')
    }
  })

  it('a shop opens at its hour on the days on which clocks change', () => {
    const shop = everyDay('08:00–18:00')
    for (const at of moments) {
      const { isOpen, changesAt = 0 } = openState(shop, Date.parse(at), clock)
      expect(isOpen).toBe(false)
      expect(new Date(changesAt).toISOString().slice(11, 16)).toBe('08:00')
      const midnight = Math.floor(changesAt / 86_400_000) * 86_400_000
      // One minute before eight and at eight, by the clock of this zone after the change.
      const opens = Date.parse(at) + (changesAt - clock.wallAt(Date.parse(at)))
      const late = clock.wallAt(opens) - changesAt
      expect(openState(shop, opens - late - 60_000, clock).isOpen).toBe(false)
      expect(openState(shop, opens - late, clock)).toMatchObject({ isOpen: true, changesAt: midnight + 64_800_000 })
    }
  })

  it('what is open changes no more than twice in a night on which an hour comes twice', () => {
    const night = everyDay('20:00–01:45')
    const from = Date.parse(beforeAutumn) - 6 * 3_600_000
    const states = Array.from(
      { length: 12 * 60 },
      (_, minute) => openState(night, from + minute * 60_000, clock).isOpen,
    )
    const changes = states.filter((isOpen, index) => index > 0 && isOpen !== states[index - 1])
    expect(changes.length).toBeLessThanOrEqual(2)
  })
})

const ZONE = 'Europe/Lisbon'

describe('Opening hours', () => {
  const week: Hours = {
    // 2026-06-01 is a Monday; closed on Sunday.
    week: [...Array.from({ length: 6 }, () => spans('08:00–12:00', '14:00–18:00')), []],
    specialDays: [],
  }

  it('hold from their first minute, and no longer at their last', () => {
    expect(said(week, '2026-06-01T06:59:59Z', ZONE)).toBe('closed until 2026-06-01T08:00')
    expect(said(week, '2026-06-01T07:00:00Z', ZONE)).toBe('open until 2026-06-01T12:00')
    expect(said(week, '2026-06-01T11:00:00Z', ZONE)).toBe('closed until 2026-06-01T14:00')
    expect(said(week, '2026-06-06T17:00:00Z', ZONE)).toBe('closed until 2026-06-08T08:00')
  })

  it('past midnight belong to the evening before', () => {
    const bar: Hours = { week: [[], [], [], [], spans('20:00–02:00'), [], []], specialDays: [] }
    expect(said(bar, '2026-06-05T23:30Z', ZONE)).toBe('open until 2026-06-06T02:00')
    expect(said(bar, '2026-06-06T01:00Z', ZONE)).toBe('closed until 2026-06-12T20:00')
  })

  it('that join at midnight have no end there', () => {
    expect(said(everyDay('00:00–00:00'), '2026-06-01T12:00Z', ZONE)).toBe('open until never')
    const weekend: Hours = { week: [[], [], [], [], spans('18:00–00:00'), spans('00:00–03:00'), []], specialDays: [] }
    expect(said(weekend, '2026-06-05T20:00Z', ZONE)).toBe('open until 2026-06-06T03:00')
  })

  it('give way to holidays, which may be closed or have hours of their own', () => {
    const special = {
      ...week,
      specialDays: [
        { date: '2026-06-01', hours: [] },
        { date: '2026-06-02', hours: spans('10:00–13:00') },
      ].map((day) => ({ name: '', ...day })),
    }
    expect(said(special, '2026-06-01T09:00Z', ZONE)).toBe('closed until 2026-06-02T10:00')
    expect(said(special, '2026-06-02T10:00Z', ZONE)).toBe('open until 2026-06-02T13:00')
    expect(said(special, '2026-06-02T13:00Z', ZONE)).toBe('closed until 2026-06-03T08:00')
  })

  it('of an evening go on into a holiday that is closed', () => {
    const bar = { ...everyDay('20:00–02:00'), specialDays: [{ date: '2026-12-25', name: '', hours: [] }] }
    expect(said(bar, '2026-12-25T01:00Z', ZONE)).toBe('open until 2026-12-25T02:00')
    expect(said(bar, '2026-12-25T21:00Z', ZONE)).toBe('closed until 2026-12-26T20:00')
  })

  it('say nothing of an opening where there is none', () => {
    expect(said({ week: [[], [], [], [], [], [], []], specialDays: [] }, '2026-06-01T12:00Z', ZONE)).toBe(
      'closed until never',
    )
  })
})
