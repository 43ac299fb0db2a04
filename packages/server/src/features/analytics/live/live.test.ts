import { afterAll, beforeAll, expect, it } from 'vitest'
import { anApp } from '../../../testing/an-app.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'
import { storeVisits } from '../../../testing/visits/store-visits.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

it('the live call tells who is there now, and on which slide', async () => {
  const account = await app.anAccount(200)
  const { page, itemId } = await anApp(account, 'alive')
  const now = new Date()
  app.clock.now = now
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const slide = { eventId: 0, type: 'SLIDE' as const, itemId, widgetId: null, value: null, at: now }
  const { experienceId, tagId } = page
  await storeVisits(
    app.db,
    { experienceId, tagId, at: ago(1), events: [slide] },
    { experienceId, at: ago(4), events: [slide] },
    { experienceId, at: ago(2) },
    { experienceId, at: ago(6), events: [slide] },
    { experienceId, at: ago(1), verdict: 'OWN', events: [slide] },
  )
  const analytics = account.analytics
  expect(await analytics.live({ kind: 'APP', id: experienceId })).toMatchObject({
    visits: 3,
    slides: [{ itemId, visits: 2 }],
  })
  expect(await analytics.live({ kind: 'LINK', id: tagId })).toMatchObject({ visits: 1, slides: [{ visits: 1 }] })
})
