import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApp } from '../../../testing/an-app.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import type { VisitEvent } from '../../../testing/visits/store-visits.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'
import { storeVisits } from '../../../testing/visits/store-visits.ts'

let app: TestApp
let mine: TestAccount
beforeAll(async () => {
  app = await startTestApp()
  mine = await app.anAccount(200)
})
afterAll(() => app.stop())

const AT = new Date('2026-11-10T10:07:00Z')
const DAYS = { from: '2026-11-10', to: '2026-11-12' }
const NOWHERE = { experienceId: null, slideId: null, destinationUrl: '' }
const reportOf = async (kind: 'APP' | 'LINK', id: string) => (await mine.analytics.report({ kind, id, ...DAYS })).report
const seen = (itemIds: readonly string[]): VisitEvent[] =>
  itemIds.map((itemId, eventId) => ({ eventId, type: 'SLIDE', itemId, widgetId: null, value: null, at: AT }))
const aSlide = async (account: TestAccount, itemName: string): Promise<string> =>
  (await account.api.slides.createItem({ itemName })).body.newExperienceItem.experienceItemId

describe('the funnel', () => {
  it('has the slides in the order of the app, those nobody saw too, and those that are gone at the end', async () => {
    const { page, itemId: first } = await anApp(mine, 'funnel')
    const [second, gone, deleted] = [
      await aSlide(mine, 'Second'),
      await aSlide(mine, 'Gone'),
      await aSlide(mine, 'Bin'),
    ]
    await mine.api.experiences.update({ ...page, revision: undefined, experienceItems: [second, first] })
    await mine.api.slides.deleteItem({ experienceItemId: deleted })
    const { experienceId } = page
    await storeVisits(
      app.db,
      { experienceId, at: AT, events: seen([first, gone, deleted]) },
      { experienceId, at: AT, events: seen([gone]) },
    )
    const { slides } = (await reportOf('APP', experienceId)).funnel
    expect(slides.map(({ name, isGone, visits }) => [name, isGone, visits])).toEqual([
      ['Second', false, 0],
      ['Slide', false, 1],
      ['Gone', true, 2],
      ['Bin', true, 1],
    ])
  })

  it('tells nothing of slides of other accounts, whatever is reported', async () => {
    const { page } = await anApp(mine, 'foreign-slides')
    const theirs = await aSlide(await app.anAccount(), 'Secret plans')
    await storeVisits(app.db, { experienceId: page.experienceId, at: AT, events: seen([theirs, 'no-such-slide']) })
    expect(JSON.stringify((await reportOf('APP', page.experienceId)).funnel)).not.toMatch(/Secret|no-such/)
  })

  it('of a link is that of the apps that it leads to', async () => {
    const [one, two] = [await anApp(mine, 'led-one'), await anApp(mine, 'led-two')]
    const { tagData } = await mine.links.create({
      experienceId: one.page.experienceId,
      rules: [
        { ruleId: 'germans', countries: ['DE'], destination: { ...NOWHERE, experienceId: two.page.experienceId } },
      ],
    })
    await app.db.updateTable('links').set({ created_at: AT }).where('tag_id', '=', tagData.tagId).execute()
    const { tagId } = tagData
    await storeVisits(
      app.db,
      { experienceId: one.page.experienceId, tagId, at: AT, events: seen([one.itemId]) },
      { experienceId: two.page.experienceId, tagId, at: AT, events: seen([two.itemId]) },
      { experienceId: one.page.experienceId, at: AT, events: seen([one.itemId]) },
    )
    const report = await reportOf('LINK', tagId)
    expect(report.funnel.slides.map(({ itemId, visits }) => [itemId, visits])).toEqual([
      [one.itemId, 1],
      [two.itemId, 1],
    ])
    expect(report.links).toEqual([])
    expect((await reportOf('APP', one.page.experienceId)).links).toMatchObject([{ key: tagId, visits: 1 }])
  })
})

describe('breakdowns', () => {
  it('have a hundred rows, most visits first, while totals count all', async () => {
    const { page } = await anApp(mine, 'many-sites')
    const visits = Array.from({ length: 120 }, (_, index) => ({ referrer: `site-${index}.example`, source: 'SITE' }))
    const often = [1, 2, 3].map(() => ({ referrer: 'often.example', source: 'SITE' }))
    await storeVisits(
      app.db,
      ...[...visits, ...often].map((visit) => ({ ...visit, experienceId: page.experienceId, at: AT })),
    )
    const { referrers, totals } = await reportOf('APP', page.experienceId)
    expect([referrers.length, totals.visits]).toEqual([100, 123])
    expect(referrers[0]).toEqual({ key: 'often.example', name: 'often.example', visits: 3 })
  })

  it('name links that are deleted, and none that somebody else has by now', async () => {
    const { page } = await anApp(mine, 'old-links')
    const { experienceId } = page
    const other = await app.anAccount()
    const [gone, passed] = await Promise.all(
      ['Gone card', 'Passed on'].map(
        async (tagName) => (await mine.links.create({ tagName, experienceId })).tagData.tagId,
      ),
    )
    if (gone === undefined || passed === undefined) throw new Error('Both were made.')
    await storeVisits(app.db, ...[gone, gone, passed].map((tagId) => ({ experienceId, tagId, at: AT })))
    await mine.links.delete({ tagId: gone })
    await app.db.updateTable('links').set({ account_id: other.accountId }).where('tag_id', '=', passed).execute()
    expect((await reportOf('APP', experienceId)).links).toEqual([
      { key: gone, name: 'Gone card', visits: 2 },
      { key: passed, name: 'A link that is no longer yours', visits: 1 },
    ])
  })
})

it('reports of a link from when it became the account’s', async () => {
  const { tagId } = (await mine.links.create({ destinationUrl: 'https://example.com/' })).tagData
  await storeVisits(app.db, { tagId, at: AT }, { tagId, at: new Date('2026-11-11T08:00:00Z') })
  await app.db
    .updateTable('links')
    .set({ created_at: new Date('2026-11-10T10:20:00Z') })
    .where('tag_id', '=', tagId)
    .execute()
  const { totals, trend, since, hours } = await reportOf('LINK', tagId)
  expect([totals.visits, trend.map(({ visits }) => visits), since]).toEqual([1, [0, 1, 0], '2026-11-11'])
  expect(hours.flat().reduce((sum, visits) => sum + visits, 0)).toBe(1)
})
