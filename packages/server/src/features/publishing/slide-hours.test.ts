import type { Page, SlideRule } from '@taplet/contract'
import { MINUTE_MS } from '@taplet/base/time'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestAccount } from '../../testing/an-account.ts'
import { anApp } from '../../testing/an-app.ts'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let here: TestApp
let there: TestApp
let mine: TestAccount
beforeAll(async () => {
  here = await startTestApp({ config: { cdnMaxAge: 3600 } })
  there = await startTestApp({ database: here.database, config: { cdnMaxAge: 3600 } })
  mine = await here.anAccount(200)
})
afterAll(async () => {
  await there.stop()
  await here.stop()
})

/** Friday, 17:00 in Vienna. */
const FRIDAY = new Date('2026-07-03T15:00:00Z')
const stopClocks = (at: Date) => {
  here.clock.now = at
  there.clock.now = at
}
/** An app of two slides, the first of them with a rule. */
async function anAppWith(name: string, rule: SlideRule, change: Partial<Page> = {}) {
  const { page, itemId } = await anApp(mine, name)
  const { newExperienceItem: second, updatedView } = (await mine.slides.createItem({ itemName: 'Second' })).body
  // Only the text is given: the schema fills in the rest.
  const widgets = [{ widgetId: 'w', widgetType: 'TEXT_BOX' as const, widgetData: { text: 'Always here' } as never }]
  await mine.slides.updateView({ viewId: updatedView?.viewId ?? '', widgets })
  const experienceItems = [itemId, second.experienceItemId]
  const timed = { ...page, experienceItems, slideRules: { [itemId]: rule }, timeZone: 'Europe/Vienna', ...change }
  return { ...(await mine.experiences.update(timed)).updatedPage, itemId }
}
const bodyAt = async (node: TestApp, path: string) => (await node.get(path)).body

describe('the rules of slides', () => {
  it('are saved with the app, stay where a client does not know them, and go with a copy', async () => {
    const { itemId, ...page } = await anAppWith('ruled', { days: [6, 7], until: '18:00' })
    expect(page).toMatchObject({
      slideRules: { [itemId]: { days: [6, 7], until: '18:00' } },
      timeZone: 'Europe/Vienna',
    })
    const { slideRules: _, timeZone: _zone, ...asOldClientsSend } = page
    const { updatedPage } = await mine.experiences.update(asOldClientsSend)
    expect(updatedPage).toMatchObject({ slideRules: page.slideRules, timeZone: 'Europe/Vienna' })
    const copy = await mine.experiences.duplicate({ experienceId: page.experienceId, withSlides: false })
    expect(copy.updatedPage.slideRules).toEqual(page.slideRules)
  })

  it('are refused where they say nothing that could be meant, and still read where they are stored', async () => {
    const { itemId, ...page } = await anAppWith('odd', { startsOn: '2026-07-01', endsOn: '2026-07-01' })
    const send = (rule: SlideRule) => refusal(mine.experiences.update({ ...page, slideRules: { [itemId]: rule } }))
    const field = `slideRules.${itemId}`
    const odd: [SlideRule, string][] = [
      [{ startsOn: '2026-08-02', endsOn: '2026-08-01' }, `${field}.endsOn`],
      [{ days: [] }, `${field}.days`],
      [{ days: [6, 6] }, `${field}.days`],
      [{ from: '10:00', until: '10:00' }, `${field}.until`],
    ]
    for (const [rule, refused] of odd) expect(await send(rule)).toMatchObject({ status: 400, field: refused })
    const old = { [itemId]: { days: [6, 6], from: '10:00', until: '10:00' } }
    await here.db
      .updateTable('experiences')
      .set({ slide_rules: JSON.stringify(old) })
      .where('experience_id', '=', page.experienceId)
      .execute()
    const { pages } = await mine.experiences.getAll()
    expect(pages.find(({ experienceId }) => experienceId === page.experienceId)?.slideRules).toEqual(old)
  })

  it('are dropped with their slides', async () => {
    const { itemId, ...page } = await anAppWith('dropped', { from: '10:00' })
    const others = page.experienceItems.filter((id) => id !== itemId)
    const { updatedPage } = await mine.experiences.update({ ...page, experienceItems: others })
    expect(updatedPage.slideRules).toEqual({})
    const again = await anAppWith('dropped-later', { from: '10:00' })
    await mine.slides.deleteItem({ experienceItemId: again.itemId })
    const pages = (await mine.experiences.getAll()).pages
    expect(pages.find((one) => one.experienceId === again.experienceId)?.slideRules).toEqual({})
  })

  it('are refused when they make no sense', async () => {
    const { itemId, ...page } = await anAppWith('odd', {})
    for (const rule of [{ days: [8] }, { from: '25:00' }, { startsOn: '2026-02-30' }, { isLeftOut: false }]) {
      const body = { ...page, slideRules: { [itemId]: rule } }
      expect((await mine.post('/updatePage', body)).statusCode).toBe(400)
    }
    const nowhere = mine.experiences.update({ ...page, timeZone: 'Nowhere/AtAll' })
    expect(await refusal(nowhere)).toMatchObject({ status: 400, field: 'timeZone' })
  })
})

describe('a slide that is left out', () => {
  it('is seen by nobody, neither on the page nor by programs nor on its card', async () => {
    await anAppWith('partly', { isLeftOut: true })
    const body = await bodyAt(here, '/partly')
    expect(body).toContain('Always here')
    expect(body).not.toContain('Words of partly')
    const { experience } = await here.visitor.experiences.fetchByPath({ path: 'partly' })
    expect(experience.slides).toHaveLength(1)
    const [card] = (await here.visitor.explore.search({ query: 'partly' })).experiences
    expect(card).toMatchObject({ slideCount: 1, cover: { widgets: [{ widgetData: { text: 'Always here' } }] } })
  })
})

describe('a slide with hours', () => {
  it('is shown at its time by the clock of the app, else by that of the account', async () => {
    const rule = { from: '18:00' }
    stopClocks(new Date('2026-07-03T15:59:00Z'))
    await anAppWith('own-clock', rule)
    await anAppWith('accounts-clock', rule, { timeZone: null })
    expect(await bodyAt(here, '/own-clock')).not.toContain('Words of own-clock')
    stopClocks(new Date('2026-07-03T16:00:00Z'))
    await mine.account.update({ timeZone: 'Asia/Tokyo' })
    expect(await bodyAt(here, '/accounts-clock')).not.toContain('Words of accounts-clock')
    await mine.account.update({ timeZone: 'Europe/Vienna' })
    expect(await bodyAt(here, '/accounts-clock')).toContain('Words of accounts-clock')
  })

  it('comes and goes at the moment, in every process, from pages that lay ready', async () => {
    const before = new Date(Date.parse('2026-07-03T16:00:00Z') - 400)
    stopClocks(before)
    const { tagId } = await anAppWith('on-time', { from: '18:00' })
    const urls = ['/on-time', `/t/${tagId}`]
    const bodies = () => Promise.all([here, there].flatMap((node) => urls.map((url) => bodyAt(node, url))))
    await there.heard()
    for (const body of await bodies()) expect(body).not.toContain('Words of on-time')
    const statements = here.statements()
    for (const url of urls) await here.get(url)
    expect(here.statements()).toBe(statements)
    stopClocks(new Date('2026-07-03T16:00:00Z'))
    await setTimeout(450)
    for (const body of await bodies()) expect(body).toContain('Words of on-time')
  })

  it('is never held by a cache on the way beyond its time', async () => {
    stopClocks(FRIDAY)
    await anAppWith('cached', { until: '18:00' })
    const { headers } = await here.get('/cached')
    const maxAge = Number(/^public, max-age=(\d+)$/.exec(String(headers['cdn-cache-control']))?.[1])
    // It may lie ready for ten minutes before it is sent.
    expect(maxAge * 1000 + 10 * MINUTE_MS).toBeLessThanOrEqual(60 * MINUTE_MS)
    expect(maxAge).toBeGreaterThan(0)
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    stopClocks(new Date('2026-07-03T15:55:00Z'))
    await anAppWith('nearly-over', { until: '18:00' })
    expect((await here.get('/nearly-over')).headers['cdn-cache-control']).toBeUndefined()
  })
})

describe('an app whose slides all have other hours', () => {
  it('says kindly that there is nothing now, and when it is back', async () => {
    stopClocks(FRIDAY)
    const { page, itemId } = await anApp(mine, 'closed-now', { pageName: 'Night Bar' })
    const rule = { days: [6], from: '20:00' }
    const { updatedPage } = await mine.experiences.update({
      ...page,
      slideRules: { [itemId]: rule },
      timeZone: 'Europe/Vienna',
    })
    const { statusCode, body } = await here.get('/closed-now')
    expect(statusCode).toBe(200)
    expect(body).toMatch(
      /Nothing to see in Night Bar right now\. Come back Saturday, July 4, 2026 at 8:00\sPM Austria Time\./,
    )
    const { experience } = await here.visitor.experiences.fetchByPath({ path: 'closed-now' })
    expect(experience.outOfHours).toEqual({ until: '2026-07-04T18:00:00.000Z', timeZone: 'Europe/Vienna' })
    const saturdays = { ...updatedPage, slideRules: { [itemId]: { days: [6] } } }
    const { updatedPage: next } = await mine.experiences.update(saturdays)
    expect(await bodyAt(here, '/closed-now')).toContain('Come back from Saturday, July 4, 2026.')
    await mine.experiences.update({ ...next, slideRules: { [itemId]: { endsOn: '2026-01-01' } } })
    expect(await bodyAt(here, '/closed-now')).toContain('Nothing to see in Night Bar right now.<')
  })
})

describe('opening hours on a page', () => {
  it('are told by the zone of the app, and stand on no page that tells no time', async () => {
    const { page } = await anApp(mine, 'shop-hours')
    const { newExperienceItem: shop, updatedView } = (await mine.slides.createItem({ itemName: 'Shop' })).body
    const experienceItems = [...page.experienceItems, shop.experienceItemId]
    await mine.experiences.update({ ...page, experienceItems, timeZone: 'Asia/Tokyo' })
    const path = '/shop-hours'
    expect(await bodyAt(here, path)).not.toContain('Asia/Tokyo')
    const week = [[{ from: '08:00', until: '18:00' }], [], [], [], [], [], []]
    // Only the week is given: the schema fills in the rest.
    const widgets = [{ widgetId: 'h', widgetType: 'OPENING_HOURS' as const, widgetData: { week } as never }]
    await mine.slides.updateView({ viewId: updatedView?.viewId ?? '', widgets })
    expect(await bodyAt(here, path)).toContain('data-zone="Asia/Tokyo"')
  })
})
