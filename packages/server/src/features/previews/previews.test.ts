import { DAY_MS } from '@taplet/base/time'
import { looks } from '@taplet/slides/themes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestAccount } from '../../testing/an-account.ts'
import { anApp } from '../../testing/an-app.ts'
import { aMember } from '../../testing/people/a-member.ts'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
let mine: TestAccount
beforeAll(async () => {
  app = await startTestApp()
  mine = await app.anAccount(200)
})
afterAll(() => app.stop())

/** The path of a preview link of this app. */
async function linkOf(experienceId: string): Promise<string> {
  const { url } = await mine.experiences.createPreviewLink({ experienceId })
  return new URL(url).pathname
}
const document = (viewId: string, text: string) => ({
  viewId,
  viewName: 'Slide',
  viewMetadata: {},
  widgets: [{ widgetId: 'w', widgetType: 'TEXT_BOX', widgetData: { text } }],
})
let sequence = 0
const draftOf = (kind: 'EXPERIENCE' | 'SLIDE', targetId: string, edits: object) =>
  mine.drafts.save({ kind, targetId, deviceId: 'phone', document: { ...edits }, base: {}, sequence: ++sequence })

describe('a preview link', () => {
  it('shows a draft as it would be published now, to whoever has it', async () => {
    const { page, itemId } = await anApp(mine, 'to-preview', { isDraft: true })
    const second = (await mine.slides.createItem({ itemName: 'Second' })).body.newExperienceItem
    await draftOf('SLIDE', itemId, document('v1', 'Words of the draft'))
    await draftOf('SLIDE', second.experienceItemId, document('v2', 'Added in the draft'))
    await draftOf('EXPERIENCE', page.experienceId, {
      pageName: 'Named in the draft',
      experienceItems: [itemId, second.experienceItemId],
    })
    const { statusCode, body, headers } = await app.get(await linkOf(page.experienceId))
    expect(statusCode).toBe(200)
    for (const words of ['Words of the draft', 'Added in the draft', 'Named in the draft', 'Preview · not live yet'])
      expect(body).toContain(words)
    expect(body).not.toContain('Words of to-preview')
    expect(headers).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect((await app.get('/to-preview')).body).toContain('opens soon')
  })

  it('shows what is saved where a draft cannot be shown yet, and leaves out what is left out', async () => {
    const { page, itemId } = await anApp(mine, 'half-typed')
    const left = (await anApp(mine, 'left-out')).itemId
    await draftOf('SLIDE', itemId, { ...document('v1', ''), widgets: [{ widgetType: 'LINK', widgetData: 'https:/' }] })
    await draftOf('EXPERIENCE', page.experienceId, {
      experienceItems: [itemId, left],
      slideRules: { [left]: { isLeftOut: true } },
    })
    const { body } = await app.get(await linkOf(page.experienceId))
    expect(body).toContain('Words of half-typed')
    expect(body).not.toContain('Words of left-out')
  })

  it('shows what has no style of its own in the look of the draft', async () => {
    const { page } = await anApp(mine, 'in-its-look')
    const target = { itemName: 'Site', itemType: 'EXTERNAL_WEBSITE', websiteUrl: 'https://bakery.example' } as const
    const { experienceItemId } = (await mine.slides.createItem(target)).body.newExperienceItem
    await draftOf('EXPERIENCE', page.experienceId, { experienceItems: [experienceItemId], theme: looks[0]?.theme })
    const { body } = await app.get(await linkOf(page.experienceId))
    expect(body).toContain(looks[0]?.theme.ground)
  })

  it('counts no visit, sends no form and is no page to install', async () => {
    const { page } = await anApp(mine, 'quiet')
    const { body } = await app.get(await linkOf(page.experienceId))
    expect(body).not.toMatch(/data-path|visits\/|rel="manifest"|action="\/api\/forms/)
  })

  it('leads to no blocked website', async () => {
    await app.db.insertInto('blocked_hosts').values({ host: 'bad.example' }).execute()
    const { page, itemId } = await anApp(mine, 'harm')
    const link = {
      widgetId: 'l',
      widgetType: 'LINK',
      widgetData: { linkValue: 'https://bad.example/', linkText: 'Go' },
    }
    await draftOf('SLIDE', itemId, { ...document('v1', ''), widgets: [link] })
    expect((await app.get(await linkOf(page.experienceId))).body).not.toContain('bad.example')
  })

  it('ends after a week, and when its app is deleted or taken down', async () => {
    const { page } = await anApp(mine, 'for-a-week')
    const { url, expiresAt } = await mine.experiences.createPreviewLink({ experienceId: page.experienceId })
    expect(Date.parse(expiresAt) - app.clock.now.getTime()).toBeGreaterThan(7 * DAY_MS - 60_000)
    const path = new URL(url).pathname
    app.clock.ahead = 7 * DAY_MS + 1000
    const late = await app.get(path)
    app.clock.ahead = 0
    expect([late.statusCode, late.body]).toEqual([410, expect.stringContaining('This preview has ended')])
    expect((await app.get(path)).statusCode).toBe(200)
    const takenDown = await anApp(mine, 'taken-down')
    const other = await linkOf(takenDown.page.experienceId)
    const { experienceId } = takenDown.page
    await app.db.insertInto('takedowns').values({ experience_id: experienceId, reason: 'harm' }).execute()
    expect((await app.get(other)).statusCode).toBe(410)
    await mine.experiences.delete({ rootPageId: 'for-a-week', fullPagePath: 'for-a-week' })
    expect((await app.get(path)).statusCode).toBe(410)
  })

  it('ends when its maker says so, and one made later works', async () => {
    const { page } = await anApp(mine, 'taken-back')
    const { experienceId } = page
    const [first, second] = [await linkOf(experienceId), await linkOf(experienceId)]
    const elsewhere = await linkOf((await anApp(mine, 'stays')).page.experienceId)
    await mine.experiences.endPreviewLinks({ experienceId })
    for (const path of [first, second]) expect((await app.get(path)).statusCode).toBe(410)
    expect((await app.get(elsewhere)).statusCode).toBe(200)
    app.clock.ahead = 1000
    expect((await app.get(await linkOf(experienceId))).statusCode).toBe(200)
    expect((await app.get(first)).statusCode).toBe(410)
    app.clock.ahead = 0
  })

  it('is ended by those who may change the app', async () => {
    const { page } = await anApp(mine, 'not-theirs')
    const order = { experienceId: page.experienceId }
    const path = await linkOf(page.experienceId)
    const viewer = await aMember(app, mine, 'viewer')
    const other = await app.anAccount()
    expect(await refusal(app.visitor.experiences.endPreviewLinks(order))).toMatchObject({ status: 401 })
    expect(await refusal(other.experiences.endPreviewLinks(order))).toMatchObject({ status: 404 })
    expect(await refusal(viewer.experiences.endPreviewLinks(order))).toMatchObject({ status: 403 })
    expect((await mine.post('/experiences/endPreviewLinks', {})).statusCode).toBe(400)
    expect((await app.get(path)).statusCode).toBe(200)
  })

  it('cannot be made up or made longer', async () => {
    const { page } = await anApp(mine, 'forged')
    const [id, until = '', sign] = (await linkOf(page.experienceId)).replace('/preview/', '').split('.')
    const later = (Number.parseInt(until, 36) + DAY_MS).toString(36)
    for (const token of ['x', `${id}.${later}.${sign}`, `${id}.${until}.`, `${id}.zzzzzzzzzzzzzz.${sign}`, '%00']) {
      const { statusCode, body } = await app.get(`/preview/${token}`)
      expect(statusCode).toBeGreaterThanOrEqual(400)
      expect(statusCode).toBeLessThan(500)
      expect(body).not.toContain('Words of forged')
    }
  })

  it('is made by those who may change the app', async () => {
    const { page } = await anApp(mine, 'guarded')
    const order = { experienceId: page.experienceId }
    const viewer = await aMember(app, mine, 'viewer')
    const other = await app.anAccount()
    expect(await refusal(app.visitor.experiences.createPreviewLink(order))).toMatchObject({ status: 401 })
    expect(await refusal(other.experiences.createPreviewLink(order))).toMatchObject({ status: 404 })
    expect(await refusal(viewer.experiences.createPreviewLink(order))).toMatchObject({ status: 403 })
    expect((await mine.post('/experiences/createPreviewLink', {})).statusCode).toBe(400)
  })
})
