import { DAY_MS } from '@taplet/base/time'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anApp } from '../../../testing/an-app.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'
import { scan } from '../../../testing/visits/scan.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const SITE = { destinationUrl: 'https://example.com/menu' }

it('the stats of links counts each link apart, by the days of the zone that is asked for', async () => {
  const account = await app.anAccount()
  const links = account.links
  const [one, none] = [(await links.create(SITE)).tagData.tagId, (await links.create(SITE)).tagData.tagId]
  await app.db
    .updateTable('links')
    .set({ created_at: new Date(0) })
    .execute()
  const now = Date.now()
  // Two zones whose days began more than an hour and less than a day ago, at any time of the day.
  const hour = new Date(now).getUTCHours()
  const [early, late] = hour >= 12 ? ['UTC', 'Etc/GMT+12'] : ['Etc/GMT-14', 'UTC']
  for (const ago of [0, 1000, 40 * DAY_MS, 29.2 * DAY_MS, 10 * DAY_MS]) await scan(app, one, ago)
  await scan(app, 'somebody-elses-link', 0)
  const { scans } = await links.stats({ timezone: early })
  expect(scans).toEqual({
    [one]: { total: 5, today: expect.any(Number), last30Days: expect.any(Number), lastAt: expect.any(String) },
    [none]: { total: 0, today: 0, last30Days: 0, lastAt: null },
  })
  expect(scans[one]?.today).toBe(2)
  expect(Math.abs(Date.parse(scans[one]?.lastAt ?? '') - now)).toBeLessThan(60_000)
  expect((await links.stats({ timezone: late })).scans[one]?.total).toBe(5)
  expect((await links.stats({ timezone: 'Nowhere/AtAll' })).scans).toEqual(
    (await links.stats({ timezone: 'UTC' })).scans,
  )
})

it('the stats of links says what is the matter with the apps that links lead to, as of now', async () => {
  const account = await app.anAccount()
  const links = account.links
  const { page, itemId } = await anApp(account, 'changing-cafe')
  const { tagId } = (await links.create({ experienceId: page.experienceId, slideId: itemId })).tagData
  const stateNow = async () => (await links.stats({})).health[tagId]
  expect(await stateNow()).toMatchObject({ state: 'OK', detail: '' })
  await account.api.experiences.update({ ...page, revision: undefined, experienceItems: [] })
  expect(await stateNow()).toMatchObject({ state: 'OK', detail: expect.stringContaining('no longer shows') })
  await account.api.experiences.update({ ...page, revision: undefined, active: false })
  expect(await stateNow()).toMatchObject({ state: 'RESTING' })
  await account.api.experiences.delete({ rootPageId: page.rootPageId, fullPagePath: page.fullPagePath })
  expect(await stateNow()).toMatchObject({ state: 'GONE', detail: expect.stringContaining('changing-cafe') })
})

it('the stats of links says when a website on a slide of the app lets nobody show it', async () => {
  const account = await app.anAccount()
  const links = account.links
  const websiteUrl = 'https://refuses.example/'
  const { body } = await account.api.slides.createItem({ itemName: 'Site', itemType: 'EXTERNAL_WEBSITE', websiteUrl })
  const { updatedPage } = await account.api.experiences.update({
    rootPageId: 'framing-cafe',
    fullPagePath: 'framing-cafe',
    pageName: 'Framing',
    experienceItems: [body.newExperienceItem.experienceItemId],
  })
  const { tagId } = (await links.create({ experienceId: updatedPage.experienceId })).tagData
  const url_hash = createHash('sha256').update(websiteUrl).digest('hex')
  await app.db
    .insertInto('website_previews')
    .values({ url_hash, url: websiteUrl, state: 'REFUSES', checked_at: new Date() })
    .execute()
  expect((await links.stats({})).health[tagId]).toMatchObject({ state: 'REFUSES_FRAMES' })
})
