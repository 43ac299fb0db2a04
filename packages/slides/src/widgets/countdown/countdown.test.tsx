import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, test } from 'vitest'
import { countdownSchema } from './schema.ts'
import { timeLeft } from './time-left.ts'
import { CountdownView } from './view.tsx'

const place = { fullPagePath: 'cafe', experienceItemId: 'one', widgetId: 'w' }
const draw = (data: object, isPublished = true) =>
  renderToStaticMarkup(
    <CountdownView
      data={countdownSchema.data.parse(data)}
      media={{}}
      isDeferred={false}
      live={{ timeZone: 'Europe/Lisbon' }}
      {...(isPublished && { place })}
    />,
  )

test.each([
  [-1, undefined],
  [0, undefined],
  [999, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [90_061_000, { days: 1, hours: 1, minutes: 1, seconds: 1 }],
  [400 * 86_400_000, { days: 400, hours: 0, minutes: 0, seconds: 0 }],
])('a countdown with %i ms left shows %j', (ms, left) => expect(timeLeft(ms)).toEqual(left))

it('a countdown goes by its own clock, else by that of the app, in summer as in winter', () => {
  const at = (html: string) => new Date(Number(/data-at="(\d+)"/.exec(html)?.[1])).toISOString()
  expect(at(draw({ moment: '2027-07-01T19:30' }))).toBe('2027-07-01T18:30:00.000Z')
  expect(at(draw({ moment: '2027-01-01T19:30' }))).toBe('2027-01-01T19:30:00.000Z')
  expect(at(draw({ moment: '2027-07-01T19:30', timeZone: 'Asia/Tokyo' }))).toBe('2027-07-01T10:30:00.000Z')
})

it('a countdown without a script says the day and the hour', () => {
  const html = draw({ moment: '2027-07-01T19:30' })
  expect(html).toMatch(/<time dateTime="2027-07-01T18:30:00.000Z">Thursday[^<]*July[^<]*2027[^<]*7:30/)
  expect(html).toContain('role="timer" hidden=""')
  expect(draw({ moment: '2027-07-01T19:30' }, false)).not.toContain('data-module')
})

it('a countdown to no day has nothing to show visitors', () => {
  expect(countdownSchema.lacks?.(countdownSchema.defaults)).toBe('TIME')
  expect(countdownSchema.data.safeParse({ moment: '2027-02-30T10:00' }).success).toBe(false)
})
