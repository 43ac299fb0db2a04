import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApp, rename } from '../../testing/an-app.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'
import { createModerationCommands, type ModerationCommands } from './moderation-commands.ts'
import { runModeration } from './run-moderation.ts'

let content: TestApp
/** Another server of the same installation. */
let other: TestApp
let mine: TestAccount
let admin: ModerationCommands
beforeAll(async () => {
  content = await startTestApp()
  other = await startTestApp({ database: content.database })
  mine = await content.anAccount(200)
  admin = createModerationCommands(content.db)
})
afterAll(async () => {
  await other.stop()
  await content.stop()
})

const both = async (url: string) => {
  await Promise.all([content.heard(), other.heard()])
  return Promise.all([content, other].map(async (one) => (await one.get(url)).statusCode))
}
const viewOf = async (itemId: string): Promise<string> => {
  const query = content.db.selectFrom('experience_items').select('view_id').where('item_id', '=', itemId)
  return (await query.executeTakeFirst())?.view_id ?? ''
}
const pageOf = async (experienceId: string) =>
  (await mine.api.experiences.getAll({})).pages.find((page) => page.experienceId === experienceId)

describe('An app that was taken down', () => {
  it('is gone for visitors of every server at once, under all of its addresses, and comes back as it was', async () => {
    const { page } = await anApp(mine, 'harmful-old')
    const named = await rename(mine, { ...page, mayBeEmbedded: true }, 'harmful')
    await content.features.experiences.feature(mine.accountId, page.experienceId, 'Food')
    const urls = ['/harmful', `/t/${page.tagId}`, '/embed/harmful']
    for (const url of urls) expect(await both(url)).toEqual([200, 200])
    await admin.takeDown('https://taplet.example/harmful?x=1', 'It copies a bank.')
    for (const url of urls) expect(await both(url)).toEqual([410, 410])
    const shown = await content.get('/harmful')
    expect(shown.body).toContain('This app was taken down')
    expect(shown.body).not.toContain('bank')
    expect((await content.get('/sitemap.xml')).body).not.toContain('harmful')
    expect((await content.get('/oembed?url=https://taplet.example/harmful')).statusCode).toBe(404)
    expect((await content.visitor.api.explore.fetch({})).experiences).toEqual([])
    await expect(content.visitor.api.experiences.fetchByPath({ path: '/harmful' })).rejects.toMatchObject({
      status: 404,
    })
    await admin.restore('harmful')
    for (const url of urls) expect(await both(url)).toEqual([200, 200])
    expect(named.takedown).toBeNull()
  })

  it('tells its owner why, can be edited on, and shows nothing of it to visitors', async () => {
    const { page, write } = await anApp(mine, 'edited-on')
    await admin.takeDown('edited-on', 'It asks for passwords.')
    const seen = await pageOf(page.experienceId)
    expect(seen?.takedown).toMatchObject({ reason: 'It asks for passwords.' })
    await write('Harmless words')
    const { updatedPage } = await mine.api.experiences.update({ ...page, pageName: 'Better', takedown: null } as never)
    expect(updatedPage).toMatchObject({ pageName: 'Better', takedown: { reason: 'It asks for passwords.' } })
    expect(await both('/edited-on')).toEqual([410, 410])
    await admin.restore('edited-on')
    await content.heard()
    expect((await content.get('/edited-on')).body).toContain('Harmless words')
  })

  it('can lose one link and keep the others', async () => {
    const { page } = await anApp(mine, 'one-link')
    await content.db
      .insertInto('links')
      .values({ tag_id: 'flyer', account_id: mine.accountId, experience_id: page.experienceId })
      .execute()
    await admin.takeDown('/t/flyer', 'It stands on stickers over the codes of others.')
    expect(await both('/t/flyer')).toEqual([410, 410])
    expect(await both('/one-link')).toEqual([200, 200])
    expect(await both(`/t/${page.tagId}`)).toEqual([200, 200])
    expect((await pageOf(page.experienceId))?.takedown).toBeNull()
    await admin.restore('/t/flyer')
    expect(await both('/t/flyer')).toEqual([200, 200])
  })
})

describe('A blocked website', () => {
  const LINK = { widgetType: 'LINK' as const }
  it('is led to by no page, itself or any host below it, from the moment it is blocked', async () => {
    const { page, itemId } = await anApp(mine, 'linking')
    const viewId = await viewOf(itemId)
    const widgets = ['https://www.bad.example/pay', 'https://notbad.example/', 'https://good.example/'].map(
      (linkValue, index) =>
        ({ ...LINK, widgetId: `l${index}`, widgetData: { linkValue, linkText: `To ${index}` } }) as never,
    )
    await mine.api.slides.updateView({ viewId, widgets })
    expect((await content.get('/linking')).body).toContain('www.bad.example')
    expect(await admin.block('https://Bad.example/some/page', 'phishing')).toBe('bad.example')
    await both('/linking')
    const { body } = await other.get('/linking')
    expect(body).not.toContain('www.bad.example')
    expect(body).toContain('https://notbad.example/')
    expect(body).toContain('https://good.example/')
    const { findings } = await mine.studio.checks.run({ experienceId: page.experienceId })
    expect(findings).toContainEqual(
      expect.objectContaining({ checkId: 'dead-links', message: expect.stringContaining('not allowed here') }),
    )
    await admin.unblock('bad.example')
    await both('/linking')
    expect((await content.get('/linking')).body).toContain('www.bad.example')
  })
})

describe('The command of the operator', () => {
  const run = async (...words: string[]) => (await runModeration(admin, words)).join('\n')

  it('lists, takes down, gives back, blocks and settles in plain words', async () => {
    await anApp(mine, 'commanded')
    const result = await run('take-down', '/commanded', 'It\u001b[31m', 'lies\u202e')
    expect(result).toBe('/commanded (The commanded) is taken down.')
    const listed = await run('list')
    expect(listed).toContain('/commanded')
    expect(listed).toMatch(/It \[31m lies/)
    // oxlint-disable-next-line no-control-regex -- these could move the cursor of a terminal
    expect(listed).not.toMatch(/\u001b|\u202e/)
    expect(await run('restore', '/commanded')).toContain('is shown again')
    expect(await run('block', '*.spam.example', 'spam')).toBe('spam.example is blocked.')
    expect(await run('blocked')).toContain('spam.example  spam')
    expect(await run('unblock', 'spam.example')).toContain('not blocked any more')
    expect(await run('dismiss', 'commanded')).toBe('Settled: 0.')
    expect(await run('help')).toContain('take-down <address>')
  })

  it.each([
    [['take-down', '/nobody', 'x'], 'No app or link lives at "/nobody"'],
    [['take-down', '/commanded'], 'Give a reason'],
    [['restore', '/commanded'], 'is not taken down'],
    [['block', 'com'], 'is no host name'],
    [['unblock', 'fine.example'], 'is not blocked'],
    [['explode'], 'There is no command "explode"'],
  ])('says what is wrong with %s', async (words, message) => {
    await expect(run(...words)).rejects.toThrow(message)
  })
})
