import { afterAll, beforeAll, expect, it } from 'vitest'
import { anApp } from '../../../testing/an-app.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'
import { storeVisits } from '../../../testing/visits/store-visits.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

it('the report tells all there is about the visits to an instant app', async () => {
  const account = await app.anAccount(200)
  const { page, itemId } = await anApp(account, 'counted')
  const at = new Date('2026-11-10T10:07:00Z')
  const experienceId = page.experienceId
  const event = { itemId, widgetId: null, value: null, at }
  await storeVisits(
    app.db,
    {
      at,
      experienceId,
      tagId: page.tagId,
      country: 'AT',
      guest: Buffer.from('guest one'),
      events: [
        { ...event, eventId: 0, type: 'SLIDE' },
        { ...event, eventId: 1, type: 'DWELL', value: 12_400 },
        { ...event, eventId: 2, type: 'TAP', widgetId: 'w' },
        { ...event, eventId: 3, type: 'VIDEO', widgetId: 'v', value: 25 },
      ],
    },
    { at, experienceId, source: 'SITE', referrer: 'news.example', device: 'DESKTOP' },
    { at, experienceId, verdict: 'BOT', reason: 'Google', signs: ['PAGE'] },
  )
  const { report } = await account.analytics.report({
    kind: 'APP',
    id: experienceId,
    from: '2026-11-10',
    to: '2026-11-12',
    timezone: 'Asia/Kolkata',
  })
  expect(report).toMatchObject({
    subject: { kind: 'APP', id: experienceId, name: 'The counted' },
    timezone: 'Asia/Kolkata',
    comparedFrom: '2026-11-07',
    comparedTo: '2026-11-09',
    totals: { visits: 2, guests: 1, slides: 1, seconds: 12, taps: 1, forms: 0, orders: 0 },
    before: { visits: 0 },
    unit: 'DAY',
    trend: [
      { at: '2026-11-10T00:00', visits: 2, guests: 1, before: 0 },
      { at: '2026-11-11T00:00', visits: 0 },
      { at: '2026-11-12T00:00', visits: 0 },
    ],
    sources: [
      { key: 'QR', name: 'QR code', visits: 1 },
      { key: 'SITE', visits: 1 },
    ],
    referrers: [{ key: 'news.example', name: 'news.example', visits: 1 }],
    countries: [
      { key: '', name: 'Unknown', visits: 1 },
      { key: 'AT', name: 'Austria', visits: 1 },
    ],
    devices: [
      { key: 'DESKTOP', visits: 1 },
      { key: 'PHONE', visits: 1 },
    ],
    campaigns: [],
    links: [{ key: page.tagId, visits: 1 }],
    funnel: {
      arrivals: 2,
      tapped: 1,
      submitted: 0,
      ordered: 0,
      slides: [
        {
          itemId,
          name: 'Slide',
          isGone: false,
          visits: 1,
          exits: 0,
          seconds: 12,
          taps: 1,
          videos: { q25: 1, q50: 0, q75: 0, q100: 0 },
          widgets: [{ widgetId: 'w', name: 'Words of counted', taps: 1 }],
        },
      ],
    },
    notCounted: [{ verdict: 'BOT', detail: 'Google', hits: 1 }],
    since: '2026-11-10',
  })
  expect(report.hours[1]?.[15]).toBe(2) // Tuesday, 15:37 there
  expect(report.hours.flat().reduce((sum, visits) => sum + visits, 0)).toBe(2)
})
