import { afterAll, beforeAll, expect, it } from 'vitest'
import { anApp } from '../../../testing/an-app.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'
import { storeVisits } from '../../../testing/visits/store-visits.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** A Wednesday; in Auckland it is already Thursday. */
const NOW = new Date('2026-11-18T12:00:00Z')

it('the counts call counts the visits of all instant apps, in days of the caller', async () => {
  app.clock.now = NOW
  const account = await app.anAccount(200)
  const [one, two] = [(await anApp(account, 'count-one')).page, (await anApp(account, 'count-two')).page]
  const gone = (await anApp(account, 'count-gone')).page
  const at = (text: string) => new Date(text)
  await storeVisits(
    app.db,
    { experienceId: one.experienceId, at: at('2026-11-18T11:30:00Z') },
    { experienceId: one.experienceId, at: at('2026-11-18T10:45:00Z') },
    { experienceId: one.experienceId, at: at('2026-11-16T00:00:00Z') },
    { experienceId: one.experienceId, at: at('2026-11-15T23:59:59Z') },
    { experienceId: one.experienceId, at: at('2025-01-01T00:00:00Z') },
    { experienceId: one.experienceId, at: at('2026-11-18T11:00:00Z'), verdict: 'BOT', signs: ['PAGE'] },
    { experienceId: two.experienceId, at: at('2026-11-01T09:00:00Z') },
    { experienceId: gone.experienceId, at: at('2026-11-18T11:30:00Z') },
  )
  await account.api.experiences.delete(gone)
  const ids = [one.experienceId, two.experienceId]
  const analytics = account.analytics
  expect(await analytics.visits({ timezone: 'UTC' })).toEqual({
    callResult: 'SUCCESS',
    allIds: ids,
    totalVisitsById: { [one.experienceId]: 5, [two.experienceId]: 1 },
    visitsTodayById: { [one.experienceId]: 2, [two.experienceId]: 0 },
    weeklyVisitsById: { [one.experienceId]: [1, 0, 2, 0, 0, 0, 0], [two.experienceId]: [0, 0, 0, 0, 0, 0, 0] },
    visitsRollingWeek: 4,
    visitsThisMonth: 5,
  })
  expect(await analytics.visits({ timezone: 'Pacific/Auckland' })).toMatchObject({
    visitsTodayById: { [one.experienceId]: 1 },
    weeklyVisitsById: { [one.experienceId]: [2, 0, 1, 1, 0, 0, 0] },
  })
  expect(await analytics.visits({ timezone: 'Nowhere/AtAll' })).toEqual(await analytics.visits({}))
})

it('the counts call counts the scans of each link this week, those before it was the account’s left out', async () => {
  app.clock.now = NOW
  const account = await app.anAccount(200)
  const { page } = await anApp(account, 'count-links')
  const tagId = page.tagId
  const other = (await account.links.create({ destinationUrl: 'https://example.com/' })).tagData.tagId
  await app.db
    .updateTable('links')
    .set({ created_at: new Date('2026-11-16T20:00:00Z') })
    .where('tag_id', '=', tagId)
    .execute()
  const scans = ['2026-11-16T19:44:00Z', '2026-11-16T20:00:00Z', '2026-11-18T03:00:00Z', '2026-11-15T23:00:00Z']
  await storeVisits(app.db, ...scans.map((at) => ({ experienceId: page.experienceId, tagId, at: new Date(at) })))
  expect((await account.analytics.tags({})).weeklyById).toEqual({
    [tagId]: [1, 0, 1, 0, 0, 0, 0],
    [other]: [0, 0, 0, 0, 0, 0, 0],
  })
})

it('the counts call answers the whole shape of notification counts while none are sent', async () => {
  const account = await app.anAccount()
  expect(await account.analytics.notifications({ timezone: 'Asia/Tokyo' })).toEqual({
    callResult: 'SUCCESS',
    total: 0,
    today: 0,
    weekly: [0, 0, 0, 0, 0, 0, 0],
    rollingWeek: 0,
    thisMonth: 0,
  })
})
