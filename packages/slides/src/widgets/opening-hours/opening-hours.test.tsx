// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { behavior } from '../../behaviors/hours.ts'
import type { ViewProps } from '../../define/define-widget.ts'
import { openingHoursSchema } from './schema.ts'
import { OpeningHoursView } from './view.tsx'

type Props = ViewProps<typeof openingHoursSchema>

const DAY = [{ from: '08:00', until: '18:00' }]
const week = [DAY, DAY, DAY, DAY, DAY, [], []]
const place = { fullPagePath: 'ofelia', experienceItemId: 'i1', widgetId: 'w1' }

const draw = (data: object, more: Partial<Props> = {}) =>
  renderToStaticMarkup(
    <OpeningHoursView
      data={openingHoursSchema.data.parse({ week, ...data })}
      media={{}}
      isDeferred={false}
      place={place}
      live={{ timeZone: 'Europe/Lisbon' }}
      {...more}
    />,
  )

describe('Opening hours', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    behavior.leave(document.body)
    vi.useRealTimers()
  })

  /** Opens a page with these hours at a moment; returns what it says. */
  function open(at: string, data: object, more: Partial<Props> = {}): string | null {
    vi.setSystemTime(at)
    document.body.innerHTML = draw(data, more)
    behavior.enter(document.body)
    return read()
  }
  const read = () => document.querySelector('[role=status]:not([hidden])')?.textContent ?? null
  const today = () => document.querySelector('[aria-current=date] th')?.textContent

  it('are a table that claims nothing about this moment without a script', () => {
    const html = draw({})
    expect(html).toContain('<th scope="row">Monday</th><td><span>8:00 AM – 6:00 PM</span></td>')
    expect(html).toContain('<th scope="row">Sunday</th><td><span>Closed</span></td>')
    expect(html).not.toContain('Open now')
  })

  it('say that a shop is open and until when, and mark its day', () => {
    expect(open('2026-06-01T09:00Z', { clock: 'H24' })).toBe('Open now · until 18:00')
    expect(today()).toBe('Monday')
  })

  it('say when a closed shop opens: at a time, on a day, or at a date', () => {
    expect(open('2026-06-01T05:00Z', { clock: 'H24' })).toBe('Closed · opens 08:00')
    expect(open('2026-06-05T20:00Z', { clock: 'H24' })).toBe('Closed · opens Monday 08:00')
    const special = Array.from({ length: 9 }, (_, day) => ({ date: `2026-06-0${day + 1}` }))
    expect(open('2026-06-01T09:00Z', { clock: 'H24', specialDays: special })).toBe('Closed · opens Wed, June 10 08:00')
  })

  it('follow the clock while the page stays open', () => {
    open('2026-06-01T16:59:50Z', { clock: 'H24' })
    vi.advanceTimersByTime(30_000)
    expect(read()).toBe('Closed · opens Tuesday 08:00')
  })

  it('go by the clock of the shop, wherever the visitor is, and by that of the widget before that of the app', () => {
    expect(open('2026-06-01T23:30Z', { clock: 'H24', timeZone: 'Asia/Tokyo' })).toBe('Open now · until 18:00')
    expect(today()).toBe('Tuesday')
  })

  it('mark a holiday in the place of its weekday, and hide past ones', () => {
    const specialDays = [
      { date: '2026-06-01', name: 'Town fair' },
      { date: '2026-05-01', name: 'Labour Day' },
    ]
    expect(open('2026-06-01T09:00Z', { clock: 'H24', specialDays })).toBe('Closed · opens Tuesday 08:00')
    expect(today()).toContain('Town fair')
    expect(document.querySelector<HTMLElement>('[data-date="2026-05-01"]')?.hidden).toBe(true)
  })

  it('claim nothing where no zone is known', () => {
    expect(open('2026-06-01T09:00Z', {}, { live: {} })).toBeNull()
    document.body.innerHTML = draw({}).replace('Europe/Lisbon', 'Mars/Olympus')
    behavior.enter(document.body)
    expect(read()).toBeNull()
  })

  it('are written as the language of the app does, from right to left where it runs so', () => {
    expect(draw({}, { appLanguage: 'de' })).toContain('<th scope="row">Montag</th><td><span>8:00 – 18:00</span>')
    expect(draw({}, { appLanguage: 'ar' })).toContain('dir="rtl"')
  })

  it('are read by search engines, with holidays by their date', () => {
    const data = openingHoursSchema.data.parse({
      week: [DAY, [], [], [], [], [], []],
      specialDays: [{ date: '2026-12-25' }],
    })
    expect(openingHoursSchema.structured?.(data)).toEqual({
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '08:00', closes: '18:00' },
      ],
      specialOpeningHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          validFrom: '2026-12-25',
          validThrough: '2026-12-25',
          opens: '00:00',
          closes: '00:00',
        },
      ],
    })
  })

  it('that were not entered are named as missing, and visitors do not see them', () => {
    expect(openingHoursSchema.lacks?.(openingHoursSchema.defaults)).toBe('HOURS')
    expect(openingHoursSchema.isEmpty?.(openingHoursSchema.defaults)).toBe(true)
  })

  it.each([
    { week: [] },
    { week: [[{ from: '24:00', until: '9:00' }]] },
    { specialDays: [{ date: '2026-02-30' }] },
    { timeZone: 'Mars/Olympus' },
  ])('are refused as %j', (data) => expect(openingHoursSchema.data.safeParse(data).success).toBe(false))
})
