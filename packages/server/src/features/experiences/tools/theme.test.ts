import type { AppTheme } from '@taplet/slides/schema'
import { changeTheme, deviates, looks } from '@taplet/slides/themes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApp } from '../../../testing/an-app.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { refusal } from '../../../testing/refusal.ts'
import { type TestApp, startTestApp } from '../../../testing/start-test-app.ts'

let content: TestApp
let mine: TestAccount
let other: TestAccount
beforeAll(async () => {
  content = await startTestApp()
  mine = await content.anAccount(200)
  other = await content.anAccount(200)
})
afterAll(() => content.stop())

const themeOf = (lookId: string) => looks.find(({ id }) => id === lookId)?.theme as AppTheme // in the table
const [brass, dusk] = [themeOf('brass'), themeOf('dusk')]
const viewOf = async (itemId: string, account = mine) => {
  const { experienceItems } = (await account.api.slides.getAllItems()).body
  const { viewId } = experienceItems.find((one) => one.experienceItemId === itemId) ?? {}
  const view = (await account.api.slides.getAllViews()).views.find((one) => one.viewId === viewId)
  if (!view) throw new Error('no such view')
  return view
}
const pageOf = async (experienceId: string) =>
  (await mine.api.experiences.getAll()).pages.find((one) => one.experienceId === experienceId)

/** An app of two slides, and what saves a theme on both. */
async function aThemedApp(name: string) {
  const app = await anApp(mine, name)
  const second = (await mine.api.slides.createItem({ itemName: 'Second' })).body.newExperienceItem.experienceItemId
  const experienceItems = [app.itemId, second]
  const { updatedPage: page } = await mine.api.experiences.update({ ...app.page, experienceItems })
  const views = await Promise.all(experienceItems.map((id) => viewOf(id)))
  const worn = views.map((view) => changeTheme(view, undefined, brass))
  return { page, views, order: { experienceId: page.experienceId, theme: brass, views: worn, revision: page.revision } }
}

describe('the theme of an instant app', () => {
  it('is none at first, and the page of an app without one is what it was', async () => {
    const { page } = await anApp(mine, 'plain')
    const before = (await content.get('/plain')).body
    expect(page.theme).toBeNull()
    const { theme: _, ...asOldClientsSend } = page
    await mine.api.experiences.update(asOldClientsSend)
    expect((await content.get('/plain')).body).toBe(before)
  })

  it('is saved with all slides at once, and visitors see them in it', async () => {
    const { page, order } = await aThemedApp('dressed')
    const { updatedPage, updatedViews } = await mine.studio.experiences.saveTheme(order)
    expect(updatedPage).toMatchObject({ theme: brass, revision: page.revision + 1 })
    expect(updatedViews.map(({ viewMetadata }) => viewMetadata.theme.accent)).toEqual([brass.button, brass.button])
    expect((await content.get('/dressed')).body).toContain(brass.ground)
  })

  it('is worn by a blank slide that is made for the app, and by products that it shows', async () => {
    const { order } = await aThemedApp('blank')
    const { experienceId } = (await mine.studio.experiences.saveTheme(order)).updatedPage
    const { updatedView } = (await mine.api.slides.createItem({ itemName: 'Blank', experienceId })).body
    expect(updatedView && deviates(updatedView, brass)).toBe(false)
    // As the app's draft has it, where that is another one.
    const drafted = (await mine.api.slides.createItem({ itemName: 'Blank', experienceId, theme: dusk })).body
    expect(drafted.updatedView && deviates(drafted.updatedView, dusk)).toBe(false)
    const theirs = other.api.slides.createItem({ itemName: 'Blank', experienceId, theme: dusk })
    expect(await refusal(theirs)).toMatchObject({ status: 404 })
    const website = { itemName: 'Site', itemType: 'EXTERNAL_WEBSITE', websiteUrl: 'https://bakery.example' } as const
    const { newExperienceItem } = (await mine.api.slides.createItem(website)).body
    await mine.api.experiences.update({
      rootPageId: 'alone',
      fullPagePath: 'alone',
      pageName: 'Alone',
      experienceItems: [newExperienceItem.experienceItemId],
      theme: brass,
    })
    expect((await content.get('/alone')).body).toContain(brass.ground)
  })

  it('stays where a client saves the app that does not know it, and goes with a copy', async () => {
    const { page, order } = await aThemedApp('kept-theme')
    const { updatedPage } = await mine.studio.experiences.saveTheme(order)
    const { theme: _, ...asOldClientsSend } = updatedPage
    await mine.api.experiences.update(asOldClientsSend)
    expect((await pageOf(page.experienceId))?.theme).toEqual(brass)
    const { experienceId } = page
    const copy = await mine.studio.experiences.duplicate({ experienceId, withSlides: true })
    expect(copy.updatedPage.theme).toEqual(brass)
  })

  it('can be undone: the slides and the app are as before, and every state is a version', async () => {
    const { page, views, order } = await aThemedApp('undone')
    const { updatedPage, updatedViews } = await mine.studio.experiences.saveTheme(order)
    const before = views.map((view, index) => ({ ...view, revision: updatedViews[index]?.revision }))
    const undone = await mine.studio.experiences.saveTheme({
      experienceId: page.experienceId,
      theme: null,
      views: before,
      revision: updatedPage.revision,
    })
    expect(undone.updatedPage.theme).toBeNull()
    expect(undone.updatedViews.map(({ viewMetadata }) => viewMetadata)).toEqual(views.map((one) => one.viewMetadata))
    const [targetId = ''] = page.experienceItems
    const { versions } = await mine.api.versions.getAll({ kind: 'SLIDE', targetId })
    expect(versions.length).toBeGreaterThanOrEqual(3)
  })

  it('changes nothing when one of the slides or the app was saved by somebody else meanwhile', async () => {
    const { page, views, order } = await aThemedApp('stale')
    const [first, second] = views
    if (!first || !second) throw new Error('two slides')
    await mine.api.slides.updateView({ ...second, viewName: 'Newer' })
    expect(await refusal(mine.studio.experiences.saveTheme(order))).toMatchObject({ status: 409, code: 'CONFLICT' })
    expect((await pageOf(page.experienceId))?.theme).toBeNull()
    expect(await viewOf(page.experienceItems[0] ?? '')).toEqual(first)
    const stalePage = { ...order, views: [], revision: page.revision - 1 }
    expect(await refusal(mine.studio.experiences.saveTheme(stalePage))).toMatchObject({ code: 'CONFLICT' })
  })

  it('is refused for slides that this app does not show, apps of others, strangers and bad colours', async () => {
    const { order } = await aThemedApp('guarded')
    const elsewhere = await anApp(mine, 'elsewhere')
    const theirs = await anApp(other, 'theirs')
    const { saveTheme } = mine.studio.experiences
    const foreign = { ...order, views: [await viewOf(elsewhere.itemId)] }
    expect(await refusal(saveTheme(foreign))).toMatchObject({ code: 'UNKNOWN_SLIDE' })
    const theirView = { ...order, views: [await viewOf(theirs.itemId, other)] }
    expect(await refusal(saveTheme(theirView))).toMatchObject({ code: 'UNKNOWN_SLIDE' })
    expect(await refusal(other.studio.experiences.saveTheme(order))).toMatchObject({ status: 404 })
    const anonymous = content.visitor.studio.experiences.saveTheme(order)
    expect(await refusal(anonymous)).toMatchObject({ status: 401 })
    const red = { ...order, theme: { ...brass, ground: 'red' } }
    expect(await refusal(saveTheme(red))).toMatchObject({ status: 400 })
  })
})
