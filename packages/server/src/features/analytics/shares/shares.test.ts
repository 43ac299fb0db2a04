import { afterAll, beforeAll, expect, it } from 'vitest'
import { anApp } from '../../../testing/an-app.ts'
import { refusal } from '../../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'
import { storeVisits } from '../../../testing/visits/store-visits.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const DAYS = { from: '2026-11-01', to: '2026-11-30', timezone: 'Europe/Vienna' }

it('a shared report lets anybody who has the link read the report, until it is ended', async () => {
  const account = await app.anAccount(200)
  const { page, itemId } = await anApp(account, 'shared')
  const subject = { kind: 'APP' as const, id: page.experienceId }
  const at = new Date('2026-11-10T10:00:00Z')
  const tap = { eventId: 0, type: 'TAP' as const, itemId, widgetId: 'w', value: null, at }
  await storeVisits(app.db, { ...page, at, events: [tap] })
  const analytics = account.analytics
  const { share } = await analytics.createShare(subject)
  expect(share).toMatchObject({ ...subject, path: `/info/analytics/${share.shareId}` })
  expect(share.shareId).toMatch(/^[A-Za-z0-9]{22}$/) // 131 bits
  expect((await analytics.createShare(subject)).share).toEqual(share)
  expect((await analytics.getShare(subject)).share).toEqual(share)

  const { report } = await app.visitor.analytics.shared({ shareId: share.shareId, ...DAYS })
  const own = (await analytics.report({ ...subject, ...DAYS })).report
  expect(report).toMatchObject({
    totals: own.totals,
    trend: own.trend,
    links: [{ key: '1', name: own.links[0]?.name }],
  })
  const written = JSON.stringify(report)
  for (const id of [account.accountId, page.experienceId, page.tagId, itemId, '"w"']) expect(written).not.toContain(id)

  await analytics.deleteShare(subject)
  await analytics.deleteShare(subject)
  const ended = app.visitor.analytics.shared({ shareId: share.shareId, ...DAYS })
  expect(await refusal(ended)).toMatchObject({ status: 404 })
  expect((await analytics.getShare(subject)).share).toBeNull()
  expect((await analytics.createShare(subject)).share.shareId).not.toBe(share.shareId)
})

it('a shared report makes one link of many requests at once', async () => {
  const account = await app.anAccount(200)
  const { page } = await anApp(account, 'shared-at-once')
  const subject = { kind: 'APP' as const, id: page.experienceId }
  const analytics = account.analytics
  const made = await Promise.all([1, 2, 3, 4].map(() => analytics.createShare(subject)))
  expect(new Set(made.map(({ share }) => share.shareId)).size).toBe(1)
})

it('a shared report ends with what it is about', async () => {
  const account = await app.anAccount(200)
  const { page } = await anApp(account, 'shared-and-gone')
  const { share } = await account.analytics.createShare({ kind: 'APP', id: page.experienceId })
  await account.api.experiences.delete(page)
  const asked = app.visitor.analytics.shared({ shareId: share.shareId, ...DAYS })
  expect(await refusal(asked)).toMatchObject({ status: 404 })
})

it('a shared report does not pass on with a tag: the next owner shares anew, and the one before shares nothing', async () => {
  const [before, next] = [await app.anAccount(200), await app.anAccount(200)]
  const { tagId } = (await before.links.create({ destinationUrl: 'https://example.com/' })).tagData
  const subject = { kind: 'LINK' as const, id: tagId }
  const old = (await before.analytics.createShare(subject)).share
  await app.db.updateTable('links').set({ account_id: next.accountId }).where('tag_id', '=', tagId).execute()
  expect(await refusal(app.visitor.analytics.shared({ shareId: old.shareId, ...DAYS }))).toMatchObject({ status: 404 })
  expect((await next.analytics.getShare(subject)).share).toBeNull()
  const { share } = await next.analytics.createShare(subject)
  expect((await app.visitor.analytics.shared({ shareId: share.shareId, ...DAYS })).report.totals.visits).toBe(0)
  expect(share.shareId).not.toBe(old.shareId)
})

it.each(['no-such-share', "' or 1=1 --"])('a shared report knows no report behind %s', async (shareId) => {
  expect(await refusal(app.visitor.analytics.shared({ shareId, ...DAYS }))).toMatchObject({ status: 404 })
})

it('a shared report refuses days that it cannot report', async () => {
  const account = await app.anAccount(200)
  const { page } = await anApp(account, 'shared-days')
  const { share } = await account.analytics.createShare({ kind: 'APP', id: page.experienceId })
  const asked = app.visitor.analytics.shared({ shareId: share.shareId, from: '2026-11-02', to: '2026-11-01' })
  expect(await refusal(asked)).toMatchObject({ status: 400, field: 'to' })
})
