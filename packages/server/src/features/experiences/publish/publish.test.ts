import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestAccount } from '../../../testing/an-account.ts'
import { anApp } from '../../../testing/an-app.ts'
import { refusal } from '../../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'
import { aMember } from '../../../testing/people/a-member.ts'

let app: TestApp
let mine: TestAccount
let other: TestAccount
beforeAll(async () => {
  app = await startTestApp()
  mine = await app.anAccount(200)
  other = await app.anAccount(200)
})
afterAll(() => app.stop())

const pageOf = async (experienceId: string, account = mine) =>
  (await account.experiences.getAll()).pages.find((page) => page.experienceId === experienceId)
const viewOf = async (itemId: string, account = mine) => {
  const { experienceItems } = (await account.slides.getAllItems()).body
  const { viewId } = experienceItems.find((one) => one.experienceItemId === itemId) ?? {}
  const view = (await account.slides.getAllViews()).views.find((one) => one.viewId === viewId)
  if (!view) throw new Error('no such view')
  return view
}
const writing = (text: string) => [
  // Only the text is given: the schema fills in the rest.
  { widgetId: 'w', widgetType: 'TEXT_BOX' as const, widgetData: { text } as never },
]
const bodyAt = async (path: string) => (await app.get(path)).body
/** A draft with one slide, its view, and a second slide that it does not show yet. */
async function aDraft(name: string) {
  const { page, itemId } = await anApp(mine, name, { isDraft: true })
  const { body } = await mine.slides.createItem({ itemName: 'Second' })
  return { page, view: await viewOf(itemId), itemId, second: body }
}

describe('publishing', () => {
  it('lets visitors see a draft as it is saved', async () => {
    const { page } = await aDraft('as-saved')
    expect(page).toMatchObject({ publishedAt: null, active: false })
    const now = new Date('2026-12-01T08:00:00.000Z')
    app.clock.now = now
    const { updatedPage, views, items } = await mine.experiences.publish({ experienceId: page.experienceId })
    app.clock.ahead = 0
    expect(updatedPage).toMatchObject({ active: true, publishedAt: now.toISOString() })
    expect([views, items]).toEqual([[], []])
    expect(await bodyAt('/as-saved')).toContain('Words of as-saved')
    expect(await bodyAt(`/t/${page.tagId}`)).toContain('Words of as-saved')
  })

  it('saves the app, its slides and their names at once, and each is a version', async () => {
    const { page, view, itemId, second } = await aDraft('all-at-once')
    const added = second.newExperienceItem.experienceItemId
    const { updatedPage, views, items } = await mine.experiences.publish({
      experienceId: page.experienceId,
      page: { ...page, pageName: 'All of it', experienceItems: [added, itemId] },
      views: [
        { ...view, widgets: writing('New first words') },
        { viewId: second.updatedView?.viewId ?? '', widgets: writing('Second words'), revision: 1 },
      ],
      items: [{ experienceItemId: added, itemName: 'Opening', revision: second.newExperienceItem.revision }],
    })
    expect(updatedPage).toMatchObject({ pageName: 'All of it', experienceItems: [added, itemId] })
    expect(views.map((one) => one.viewId)).toEqual([view.viewId, second.updatedView?.viewId])
    expect(items).toMatchObject([{ experienceItemId: added, itemName: 'Opening', usedIn: [page.experienceId] }])
    const body = await bodyAt('/all-at-once')
    for (const words of ['All of it', 'New first words', 'Second words']) expect(body).toContain(words)
    const versionsOf = async (kind: 'EXPERIENCE' | 'SLIDE', targetId: string) =>
      (await mine.versions.getAll({ kind, targetId })).versions
    expect((await versionsOf('EXPERIENCE', page.experienceId))[0]).toMatchObject({ isCurrent: true })
    expect((await versionsOf('SLIDE', added))[0]).toMatchObject({ revision: 2, isCurrent: true })
  })

  it('keeps the day of the first time, and shows again what was unpublished', async () => {
    const { page } = await anApp(mine, 'again')
    const firstTime = page.publishedAt
    const unpublished = (await mine.experiences.update({ ...page, active: false })).updatedPage
    expect(unpublished).toMatchObject({ active: false, publishedAt: firstTime })
    expect((await app.get('/again')).statusCode).toBe(410)
    app.clock.pass(60)
    const { updatedPage } = await mine.experiences.publish({ experienceId: page.experienceId, page: unpublished })
    expect(updatedPage).toMatchObject({ active: true, publishedAt: firstTime })
    expect(await bodyAt('/again')).toContain('Words of again')
  })

  it('changes nothing of a live app when nothing was sent', async () => {
    const { page } = await anApp(mine, 'nothing-new')
    const { updatedPage } = await mine.experiences.publish({ experienceId: page.experienceId })
    expect(updatedPage).toEqual(page)
  })

  it('discards the drafts that it was made of, and leaves newer ones', async () => {
    const { page, itemId } = await aDraft('of-drafts')
    const draft = { deviceId: 'phone', document: { some: 'edits' }, base: {} }
    const slide = { kind: 'SLIDE' as const, targetId: itemId }
    const whole = { kind: 'EXPERIENCE' as const, targetId: page.experienceId }
    await mine.drafts.save({ ...draft, ...slide, sequence: 3 })
    await mine.drafts.save({ ...draft, ...whole, sequence: 5 })
    await mine.experiences.publish({
      experienceId: page.experienceId,
      drafts: [
        { ...slide, deviceId: 'phone', sequence: 3 },
        { ...whole, deviceId: 'phone', sequence: 4 },
        { ...slide, targetId: 'gone-meanwhile', deviceId: 'phone', sequence: 1 },
      ],
    })
    expect((await mine.drafts.getAll(slide)).drafts).toEqual([])
    expect((await mine.drafts.getAll(whole)).drafts).toMatchObject([{ sequence: 5 }])
  })

  it('has room for a slide that grows by what another one gives up', async () => {
    const { page, view, second } = await aDraft('heavy')
    const grown = { viewId: second.updatedView?.viewId ?? '', widgets: writing('x'.repeat(900)) }
    const experienceItems = [...page.experienceItems, second.newExperienceItem.experienceItemId]
    const { experienceId } = (await mine.experiences.update({ ...page, experienceItems })).updatedPage
    const asHeavyAsMayBe = { weight: 1_399_900 }
    await app.db.updateTable('views').set(asHeavyAsMayBe).where('view_id', '=', view.viewId).execute()
    const { publish } = mine.experiences
    expect(await refusal(publish({ experienceId, views: [grown] }))).toMatchObject({ code: 'PAGE_TOO_LARGE' })
    expect(await refusal(publish({ experienceId, views: [grown, view] }))).toBeUndefined()
  })
})

describe('publishing is refused, and nothing of it is saved,', () => {
  it('when a slide was saved by somebody else: it is named, with what is stored now', async () => {
    const { page, view, itemId } = await aDraft('stale-slide')
    await mine.slides.updateView({ viewId: view.viewId, widgets: writing('Newer') })
    const order = {
      experienceId: page.experienceId,
      page: { ...page, pageName: 'Never' },
      views: [{ ...view, widgets: writing('Older') }],
    }
    expect(await refusal(mine.experiences.publish(order))).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      document: { kind: 'SLIDE', targetId: itemId },
      current: { viewId: view.viewId, revision: view.revision + 1 },
    })
    expect(await pageOf(page.experienceId)).toMatchObject({ pageName: page.pageName, publishedAt: null, revision: 1 })
  })

  it('when the app or the name of a slide was saved by somebody else', async () => {
    const { page, itemId } = await aDraft('stale-app')
    const item = { experienceItemId: itemId, itemName: 'Newer', revision: 1 }
    await mine.slides.updateItem(item)
    const { experienceId } = page
    expect(await refusal(mine.experiences.publish({ experienceId, items: [item] }))).toMatchObject({
      code: 'CONFLICT',
      document: { kind: 'SLIDE', targetId: itemId },
      current: { experienceItemId: itemId },
    })
    const stale = { experienceId, page: { ...page, revision: page.revision - 1 } }
    expect(await refusal(mine.experiences.publish(stale))).toMatchObject({
      code: 'CONFLICT',
      document: { kind: 'EXPERIENCE', targetId: experienceId },
      current: { revision: page.revision },
    })
  })

  it('for slides that the app does not show, and for a name that another account has', async () => {
    const { page, second } = await aDraft('guarded')
    const { publish } = mine.experiences
    const { experienceId } = page
    const view = { viewId: second.updatedView?.viewId ?? '', widgets: [] }
    const item = { experienceItemId: second.newExperienceItem.experienceItemId, itemName: 'Elsewhere' }
    expect(await refusal(publish({ experienceId, views: [view] }))).toMatchObject({ code: 'UNKNOWN_SLIDE' })
    expect(await refusal(publish({ experienceId, items: [item] }))).toMatchObject({ code: 'UNKNOWN_SLIDE' })
    await anApp(other, 'of-another')
    const renamed = { ...page, rootPageId: 'of-another', fullPagePath: 'of-another' }
    expect(await refusal(publish({ experienceId, page: renamed }))).toMatchObject({ code: 'PAGE_NAME_TAKEN' })
    expect(await pageOf(experienceId)).toMatchObject({ publishedAt: null, revision: page.revision })
  })

  it('for strangers, other accounts, people who may only look, and bodies that are no publication', async () => {
    const { page } = await aDraft('private')
    const order = { experienceId: page.experienceId }
    expect(await refusal(app.visitor.experiences.publish(order))).toMatchObject({ status: 401 })
    expect(await refusal(other.experiences.publish(order))).toMatchObject({ status: 404 })
    const viewer = await aMember(app, mine, 'viewer')
    expect(await refusal(viewer.experiences.publish(order))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    const bad = await mine.post('/experiences/publish', { ...order, page: { rootPageId: 7 } })
    expect(bad.statusCode).toBe(400)
    expect((await mine.post('/experiences/publish', {})).statusCode).toBe(400)
    const editor = await aMember(app, mine, 'editor')
    expect(await refusal(editor.experiences.publish(order))).toBeUndefined()
  })

  it('for a new app that shows no slide; one that visitors know may be emptied', async () => {
    const { page, itemId } = await aDraft('empty')
    const { experienceId } = page
    const without = { ...page, experienceItems: [] }
    const leftOut = { ...page, slideRules: { [itemId]: { isLeftOut: true as const } } }
    for (const shown of [without, leftOut])
      expect(await refusal(mine.experiences.publish({ experienceId, page: shown }))).toMatchObject({
        status: 400,
        field: 'experienceItems',
        message: 'There is nothing to show yet. Add a slide that is not hidden, then publish.',
      })
    expect(await pageOf(experienceId)).toMatchObject({ publishedAt: null, revision: page.revision })
    const { updatedPage } = await mine.experiences.publish({ experienceId })
    const emptied = { ...updatedPage, experienceItems: [] }
    expect(await refusal(mine.experiences.publish({ experienceId, page: emptied }))).toBeUndefined()
  })

  it('for an app beyond the plan', async () => {
    const { page } = await aDraft('beyond')
    await app.db.updateTable('accounts').set({ access_level: 0 }).where('account_id', '=', mine.accountId).execute()
    const outcome = await refusal(mine.experiences.publish({ experienceId: page.experienceId }))
    await app.db.updateTable('accounts').set({ access_level: 200 }).where('account_id', '=', mine.accountId).execute()
    expect(outcome).toMatchObject({ code: 'EXPERIENCE_READ_ONLY' })
  })
})

describe('two at once', () => {
  it('publish one after the other: the second learns what the first one saved', async () => {
    const { page, view } = await aDraft('both')
    const order = (text: string) => ({
      experienceId: page.experienceId,
      page: { ...page, pageName: text },
      views: [{ ...view, widgets: writing(text) }],
    })
    const outcomes = await Promise.all(['One', 'Two'].map((text) => refusal(mine.experiences.publish(order(text)))))
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1)
    expect(outcomes.find((outcome) => outcome)).toMatchObject({ code: 'CONFLICT', document: { kind: 'EXPERIENCE' } })
    const saved = (await pageOf(page.experienceId))?.pageName ?? ''
    expect(await bodyAt('/both')).toMatch(new RegExp(`<title>${saved}[^]*>${saved}<`))
  })

  it('a save and a publication never mix: the app is what one of them sent', async () => {
    for (let round = 0; round < 5; round++) {
      const { page, view } = await aDraft(`mixed-${round}`)
      const publication = mine.experiences.publish({
        experienceId: page.experienceId,
        views: [{ ...view, widgets: writing('Published words') }],
      })
      const save = mine.slides.updateView({ ...view, widgets: writing('Saved words') })
      const outcomes = await Promise.all([refusal(publication), refusal(save)])
      expect(outcomes.filter((outcome) => outcome?.code === 'CONFLICT')).toHaveLength(1)
      const wasPublished = outcomes[0] === undefined
      expect((await pageOf(page.experienceId))?.publishedAt !== null).toBe(wasPublished)
      expect(await bodyAt(`/mixed-${round}`)).toContain(wasPublished ? 'Published words' : 'opens soon')
    }
  })
})
