import { DAY_MS, HOUR_MS } from '@taplet/base/time'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestAccount } from '../../../testing/an-account.ts'
import { anApp } from '../../../testing/an-app.ts'
import { aMember } from '../../../testing/people/a-member.ts'
import { refusal } from '../../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

let app: TestApp
let there: TestApp
let mine: TestAccount
beforeAll(async () => {
  app = await startTestApp()
  there = await startTestApp({ database: app.database })
  mine = await app.anAccount(200)
})
afterAll(async () => {
  await there.stop()
  await app.stop()
})

const MONDAY = new Date('2026-11-30T12:00:00.000Z')
const FRIDAY = '2026-12-04T07:00:00.000Z'
const setClocks = (at: string | Date) => {
  app.clock.now = new Date(at)
  there.clock.now = new Date(at)
}
beforeEach(() => {
  setClocks(MONDAY)
  app.queue.length = 0
  app.mails.length = 0
})

const pageOf = async (experienceId: string) =>
  (await mine.experiences.getAll()).pages.find((page) => page.experienceId === experienceId)
const bodyAt = async (path: string) => {
  await app.heard()
  return (await app.get(path)).body
}
const writing = (text: string) => [
  // Only the text is given: the schema fills in the rest.
  { widgetId: 'w', widgetType: 'TEXT_BOX' as const, widgetData: { text } as never },
]
/** A draft whose new words are to go live on Friday. */
async function aScheduled(name: string) {
  const { page, itemId } = await anApp(mine, name, { isDraft: true, pageName: 'Café Corner' })
  const { experienceItems } = (await mine.slides.getAllItems()).body
  const viewId = experienceItems.find((one) => one.experienceItemId === itemId)?.viewId ?? ''
  const draft = { kind: 'SLIDE' as const, targetId: itemId, deviceId: 'phone' }
  await mine.drafts.save({ ...draft, document: { viewName: 'New' }, base: {}, sequence: 1 })
  const order = {
    experienceId: page.experienceId,
    publishAt: FRIDAY,
    page,
    views: [{ viewId, widgets: writing('Words of Friday') }],
    drafts: [{ ...draft, sequence: 1 }],
  }
  const { updatedPage } = await mine.experiences.schedulePublishing(order)
  return { page: updatedPage, viewId, draft, order }
}
const draftsLeft = async (draft: { kind: 'SLIDE'; targetId: string }) => (await mine.drafts.getAll(draft)).drafts.length

describe('scheduled publishing', () => {
  it('changes nothing before its time, and then publishes what was reviewed', async () => {
    const { page, draft } = await aScheduled('on-friday')
    expect(page).toMatchObject({ scheduledFor: FRIDAY, publishedAt: null, revision: 1 })
    await app.runJobs()
    expect(await bodyAt('/on-friday')).toContain('opens soon')
    expect(await draftsLeft(draft)).toBe(1)
    setClocks(FRIDAY)
    await app.runJobs()
    expect(await bodyAt('/on-friday')).toContain('Words of Friday')
    expect(await pageOf(page.experienceId)).toMatchObject({ scheduledFor: null, publishedAt: FRIDAY, active: true })
    expect(await draftsLeft(draft)).toBe(0)
    const { versions } = await mine.versions.getAll({ kind: 'EXPERIENCE', targetId: page.experienceId })
    expect(versions[0]?.savedBy).toMatchObject({ personId: mine.accountId })
  })

  it('happens once when its job runs twice, in two processes at once', async () => {
    const { page } = await aScheduled('once')
    setClocks(FRIDAY)
    const payload = { experienceId: page.experienceId, publishAt: FRIDAY }
    const run = (node: TestApp) => node.runJob('experiences.publish', payload)
    await Promise.all([run(app), run(there), run(app)])
    const published = await pageOf(page.experienceId)
    await run(there)
    expect(await pageOf(page.experienceId)).toEqual(published)
    expect(published).toMatchObject({ active: true, revision: 3 })
    expect(app.mails).toEqual([])
  })

  it('happens after the queue was lost', async () => {
    const { page } = await aScheduled('restarted')
    app.queue.length = 0
    setClocks(new Date(Date.parse(FRIDAY) + HOUR_MS))
    await app.runJob('experiences.overdue')
    await app.runJobs()
    expect(await pageOf(page.experienceId)).toMatchObject({ active: true, scheduledFor: null })
  })

  it('is put off by scheduling again, and does not happen when it is cancelled or done by hand', async () => {
    const { page, order } = await aScheduled('put-off')
    const saturday = '2026-12-05T07:00:00.000Z'
    await mine.experiences.schedulePublishing({ ...order, publishAt: saturday })
    setClocks(FRIDAY)
    await app.runJobs()
    expect(await pageOf(page.experienceId)).toMatchObject({ publishedAt: null, scheduledFor: saturday })
    const { updatedPage } = await mine.experiences.cancelScheduled({ experienceId: page.experienceId })
    expect(updatedPage).toMatchObject({ scheduledFor: null })
    setClocks(saturday)
    await app.runJobs()
    expect(await pageOf(page.experienceId)).toMatchObject({ publishedAt: null })

    setClocks(MONDAY)
    const other = await aScheduled('by-hand')
    await mine.experiences.publish({ experienceId: other.page.experienceId })
    setClocks(FRIDAY)
    await app.runJobs()
    expect(await bodyAt('/by-hand')).toContain('Words of by-hand')
    expect(app.mails).toEqual([])
  })

  it('overwrites nothing that was saved meanwhile: the owner is told, and the draft stays', async () => {
    const { page, viewId, draft } = await aScheduled('saved-since')
    await mine.slides.updateView({ viewId, widgets: writing('Saved on Tuesday') })
    setClocks(FRIDAY)
    await app.runJobs()
    await app.runJobs()
    expect(await pageOf(page.experienceId)).toMatchObject({ publishedAt: null, scheduledFor: null, revision: 1 })
    expect(await draftsLeft(draft)).toBe(1)
    expect(app.mails).toHaveLength(1)
    expect(app.mails[0]).toMatchObject({ to: mine.email, subject: '“Café Corner” was not published' })
    expect(app.mails[0]?.text).toContain('was saved after you scheduled it')
    expect(app.mails[0]?.text).toContain(`/app/experiences/${page.experienceId}`)
  })

  it('says nothing of an app that was deleted', async () => {
    await aScheduled('given-up')
    await mine.experiences.delete({ rootPageId: 'given-up', fullPagePath: 'given-up' })
    setClocks(FRIDAY)
    await app.runJobs()
    expect(app.mails).toEqual([])
  })
})

describe('scheduling is refused', () => {
  it('for a time that is too soon or too late, or none', async () => {
    const { order } = await aScheduled('bad-times')
    const at = (ms: number) => new Date(MONDAY.getTime() + ms).toISOString()
    for (const publishAt of [at(-DAY_MS), at(30_000), at(366 * DAY_MS + 1)]) {
      const outcome = await refusal(mine.experiences.schedulePublishing({ ...order, publishAt }))
      expect(outcome).toMatchObject({ status: 400, field: 'publishAt' })
    }
    const last = { ...order, publishAt: at(366 * DAY_MS) }
    expect((await mine.experiences.schedulePublishing(last)).updatedPage.scheduledFor).toBe(last.publishAt)
    expect((await mine.post('/experiences/schedulePublishing', { ...order, publishAt: 'Friday' })).statusCode).toBe(400)
  })

  it('for what could not be published now, which it leaves as it was', async () => {
    const { page, order } = await aScheduled('stale')
    const stale = { ...order, page: { ...page, revision: page.revision - 1 } }
    const outcome = await refusal(mine.experiences.schedulePublishing(stale))
    expect(outcome).toMatchObject({ code: 'CONFLICT', document: { kind: 'EXPERIENCE' } })
    expect(await pageOf(page.experienceId)).toMatchObject({ revision: 1, scheduledFor: FRIDAY })
  })

  it('for strangers, other accounts and people who may only look, as is cancelling', async () => {
    const { order } = await aScheduled('guarded')
    const { experienceId } = order
    const other = await app.anAccount(200)
    const viewer = await aMember(app, mine, 'viewer')
    for (const [who, status] of [
      [app.visitor, 401],
      [other, 404],
      [viewer, 403],
    ] as const) {
      expect(await refusal(who.experiences.schedulePublishing(order))).toMatchObject({ status })
      expect(await refusal(who.experiences.cancelScheduled({ experienceId }))).toMatchObject({ status })
    }
    expect((await mine.post('/experiences/cancelScheduled', {})).statusCode).toBe(400)
  })
})
