import type { Page, Version } from '@taplet/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rename } from '../../testing/an-app.ts'
import { refusal } from '../../testing/refusal.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'

let content: TestApp
let mine: TestAccount
let other: TestAccount
beforeAll(async () => {
  content = await startTestApp()
  mine = await content.anAccount(200)
  other = await content.anAccount(200)
})
afterAll(() => content.stop())

let names = 0
async function aPage(change: Partial<Page> = {}, account = mine): Promise<Page> {
  const name = `versioned-${++names}`
  return save({ rootPageId: name, fullPagePath: name, pageName: 'First', ...change }, account)
}
const save = async (page: Parameters<TestAccount['api']['experiences']['update']>[0], account = mine): Promise<Page> =>
  (await account.api.experiences.update({ ...page, revision: undefined })).updatedPage
const ofPage = async (page: Page, account = mine): Promise<Version[]> =>
  (await account.studio.versions.getAll({ kind: 'EXPERIENCE', targetId: page.experienceId })).versions
const ofSlide = async (targetId: string): Promise<Version[]> =>
  (await mine.studio.versions.getAll({ kind: 'SLIDE', targetId })).versions
const documentOf = async (version: Version | undefined, account = mine) =>
  (await account.studio.versions.fetch({ versionId: version?.versionId ?? 'none' })).document
const namesOf = async (page: Page) =>
  Promise.all((await ofPage(page)).map(async (version) => (await documentOf(version)).pageName))

async function aSlide(viewId?: string) {
  const { newExperienceItem } = (await mine.api.slides.createItem({ itemName: 'Menu', viewId })).body
  return { itemId: newExperienceItem.experienceItemId, viewId: String(newExperienceItem.viewId) }
}
// Only the text is given: the schema fills in the rest.
const write = (viewId: string, text: string) =>
  mine.api.slides.updateView({
    viewId,
    widgets: [{ widgetId: 'w', widgetType: 'TEXT_BOX', widgetData: { text } as never }],
  })
const deleteVersions = (targetId: string) =>
  content.db.deleteFrom('versions').where('target_id', '=', targetId).execute()

describe('a saved instant app', () => {
  it('has a version of each save that changed it, newest first, with what its editor edits', async () => {
    const page = await aPage({ description: 'Breakfast' })
    const saved = await save({ ...page, pageName: 'Second', coverImageUrl: 'https://pictures.example/a.jpg' })
    const versions = await ofPage(page)
    expect(versions).toMatchObject([
      { kind: 'EXPERIENCE', targetId: page.experienceId, name: '', revision: 2, isCurrent: true },
      { revision: 1, isCurrent: false },
    ])
    expect(await documentOf(versions[0])).toEqual({
      pageName: 'Second',
      description: 'Breakfast',
      active: true,
      rootPageId: saved.rootPageId,
      experienceItems: [],
      coverImageUrl: 'https://pictures.example/a.jpg',
      socialImageUrl: '',
      isFindable: true,
      mayBeEmbedded: false,
      slideRules: {},
      timeZone: null,
      theme: null,
    })
    expect(await documentOf(versions[1])).toMatchObject({ pageName: 'First', coverImageUrl: '' })
  })

  it('has no version of a save that changed nothing; the newest goes on being the current one', async () => {
    const page = await aPage()
    await save(page)
    expect(await ofPage(page)).toMatchObject([{ revision: 1, lastRevision: 2, isCurrent: true }])
    await save({ ...page, pageName: 'Second' })
    expect(await ofPage(page)).toMatchObject([
      { revision: 3, lastRevision: 3, isCurrent: true },
      { revision: 1, lastRevision: 2, isCurrent: false },
    ])
  })

  it('keeps its state from before there were versions when it is saved first', async () => {
    const page = await aPage()
    await deleteVersions(page.experienceId)
    await save({ ...page, pageName: 'Second' })
    expect(await namesOf(page)).toEqual(['Second', 'First'])
  })

  it('keeps the state that a deleted slide left behind, which no save has made', async () => {
    const { itemId } = await aSlide()
    const page = await aPage({ experienceItems: [itemId] })
    await mine.api.slides.deleteItem({ experienceItemId: itemId })
    expect(await ofPage(page)).toMatchObject([{ isCurrent: false }])
    await save({ ...page, experienceItems: [], pageName: 'After' })
    const documents = await Promise.all((await ofPage(page)).map((version) => documentOf(version)))
    expect(documents).toMatchObject([
      { pageName: 'After', experienceItems: [] },
      { pageName: 'First', experienceItems: [] },
      { pageName: 'First', experienceItems: [itemId] },
    ])
  })

  it('has exactly two versions more after two saves at once, and the last one is current', async () => {
    const page = await aPage()
    await Promise.all(['left', 'right'].map((pageName) => save({ ...page, pageName })))
    const versions = await ofPage(page)
    expect(versions.map(({ revision }) => revision)).toEqual([3, 2, 1])
    const now = (await mine.api.experiences.getAll()).pages.find(
      ({ experienceId }) => experienceId === page.experienceId,
    )
    expect(await documentOf(versions.find(({ isCurrent }) => isCurrent))).toMatchObject({ pageName: now?.pageName })
  })

  it('has no version of a save that was refused', async () => {
    const page = await aPage()
    await save({ ...page, pageName: 'Second' })
    expect(await refusal(mine.api.experiences.update({ ...page, pageName: 'Late' }))).toMatchObject({
      code: 'CONFLICT',
    })
    expect(await refusal(save({ ...page, experienceItems: ['unknown'] }))).toMatchObject({ code: 'UNKNOWN_SLIDE' })
    expect(await namesOf(page)).toEqual(['Second', 'First'])
  })

  it('keeps its versions under another address', async () => {
    const page = await aPage()
    await rename(mine, page, `${page.rootPageId}-new`)
    expect((await ofPage(page)).map(({ revision }) => revision)).toEqual([2, 1])
  })
})

describe('a saved slide', () => {
  it('has a version of each save, under the name of its item', async () => {
    const { itemId, viewId } = await aSlide()
    await write(viewId, 'Soup')
    const versions = await ofSlide(itemId)
    expect(versions).toMatchObject([
      { kind: 'SLIDE', targetId: itemId, revision: 2, isCurrent: true },
      { revision: 1, isCurrent: false },
    ])
    expect(await documentOf(versions[0])).toMatchObject({
      viewId,
      viewName: 'Menu',
      viewMetadata: { backgroundMedia: {} },
      widgets: [{ widgetData: { text: 'Soup' } }],
    })
    expect(await documentOf(versions[1])).toMatchObject({ widgets: [] })
  })

  it('has a version of each new name, and none of the same name again', async () => {
    const { itemId } = await aSlide()
    for (const itemName of ['Lunch', 'Lunch']) await mine.api.slides.updateItem({ experienceItemId: itemId, itemName })
    const versions = await ofSlide(itemId)
    expect(versions.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect(await documentOf(versions[0])).toMatchObject({ viewName: 'Lunch' })
    expect(await documentOf(versions[1])).toMatchObject({ viewName: 'Menu' })
  })

  it('has its versions beside those of another item that shows the same view', async () => {
    await write('shared-view', 'One')
    const [first, second] = [await aSlide('shared-view'), await aSlide('shared-view')]
    await write('shared-view', 'Two')
    for (const { itemId } of [first, second])
      expect(await documentOf((await ofSlide(itemId))[0])).toMatchObject({ widgets: [{ widgetData: { text: 'Two' } }] })
  })

  it('keeps what was there before versions, also what this release cannot read', async () => {
    const { itemId, viewId } = await aSlide()
    await write(viewId, 'Old')
    const widgets = JSON.stringify([{ widgetId: 'new', widgetType: 'FROM_THE_FUTURE', widgetData: { x: 1 } }])
    await content.db.updateTable('views').set({ widgets }).where('view_id', '=', viewId).execute()
    await deleteVersions(itemId)
    await write(viewId, 'New')
    expect(await documentOf((await ofSlide(itemId))[1])).toMatchObject({ widgets: JSON.parse(widgets) })
  })

  it('without content has none', async () => {
    const website = { itemName: 'Shop', itemType: 'EXTERNAL_WEBSITE', websiteUrl: 'https://shop.example' } as const
    const { experienceItemId } = (await mine.api.slides.createItem(website)).body.newExperienceItem
    await mine.api.slides.updateItem({ experienceItemId, itemName: 'Our shop' })
    expect(await ofSlide(experienceItemId)).toEqual([])
  })
})

describe('which versions stay', () => {
  const old = (page: Page, count: number, at: (index: number) => Date, name = '') =>
    content.db
      .insertInto('versions')
      .values(
        Array.from({ length: count }, (_, index) => ({
          version_id: `${page.experienceId.slice(0, 12)}-${name}${index}-${at(index).getTime()}`,
          account_id: mine.accountId,
          kind: 'EXPERIENCE',
          target_id: page.experienceId,
          name,
          revision: 0,
          last_revision: 0,
          document: JSON.stringify({ pageName: `${name} ${index}` }),
          created_at: at(index),
        })),
      )
      .execute()
  const daysAgo = (days: number, minutes = 0) => new Date(Date.now() - days * 86_400_000 + minutes * 60_000)

  it('the newest 50, one of each day up to 90 days, and all with a name', async () => {
    const page = await aPage()
    await deleteVersions(page.experienceId)
    await old(page, 3, (index) => daysAgo(100, index)) // too old: none is kept
    await old(page, 2, () => daysAgo(100), 'named')
    const noon = new Date(daysAgo(40).setUTCHours(12))
    await old(page, 20, (index) => new Date(noon.getTime() + index * 60_000)) // one day: the last is kept
    await old(page, 49, (index) => daysAgo(1, index)) // with the next one, the newest 50
    await content.db
      .updateTable('versions')
      .set({ last_revision: page.revision })
      .where('target_id', '=', page.experienceId)
      .execute()
    await save({ ...page, pageName: 'Newest' })
    const versions = await ofPage(page)
    expect(versions.filter(({ name }) => name === 'named')).toHaveLength(2)
    const unnamed = versions.filter(({ name }) => name === '')
    expect(unnamed).toHaveLength(51)
    expect(unnamed.at(-1)?.createdAt).toBe(new Date(noon.getTime() + 19 * 60_000).toISOString())
  })

  it('at most 100 with a name; taking one off makes room', async () => {
    const page = await aPage()
    await old(page, 100, () => daysAgo(2), 'kept')
    const versions = await ofPage(page)
    const unnamed = versions.find(({ name }) => name === '')?.versionId ?? ''
    expect(await refusal(mine.studio.versions.rename({ versionId: unnamed, name: 'One more' }))).toMatchObject({
      status: 403,
      code: 'VERSION_LIMIT_REACHED',
    })
    const named = versions.find(({ name }) => name !== '')?.versionId ?? ''
    await mine.studio.versions.rename({ versionId: named, name: 'Another name' })
    await mine.studio.versions.rename({ versionId: named, name: '' })
    expect((await mine.studio.versions.rename({ versionId: unnamed, name: 'One more' })).version).toMatchObject({
      name: 'One more',
    })
  })

  it('none of what was deleted 90 days ago, and all of what was deleted since', async () => {
    const [gone, recent, kept] = [await aPage(), await aPage(), await aPage()]
    for (const page of [gone, recent]) await mine.api.experiences.delete(page)
    await content.db
      .updateTable('experiences')
      .set({ deleted_at: daysAgo(91) })
      .where('experience_id', '=', gone.experienceId)
      .execute()
    for (const sweep of Object.values(content.features.versions.sweeps)) await sweep()
    const rows = await content.db.selectFrom('versions').select('target_id').execute()
    const targets = rows.map((row) => row.target_id)
    expect(targets).not.toContain(gone.experienceId)
    expect(targets).toEqual(expect.arrayContaining([recent.experienceId, kept.experienceId]))
  })
})

describe('naming a version', () => {
  it('gives it a name and takes it away again', async () => {
    const page = await aPage()
    const versionId = (await ofPage(page))[0]?.versionId ?? ''
    const { version } = await mine.studio.versions.rename({ versionId, name: ' Before the sale ' })
    expect(version).toMatchObject({ versionId, name: 'Before the sale', isCurrent: true })
    expect(await ofPage(page)).toEqual([version])
    expect((await mine.studio.versions.rename({ versionId, name: '' })).version.name).toBe('')
  })

  it.each([
    ['a name of blanks', '  '],
    ['two lines', 'a\nb'],
    ['81 characters', 'x'.repeat(81)],
    ['no text', 7],
  ])('refuses %s', async (_, name) => {
    const page = await aPage()
    const versionId = (await ofPage(page))[0]?.versionId
    const response = await mine.post('/versions/rename', { versionId, name })
    expect([response.statusCode, response.json().field]).toEqual([400, 'name'])
  })
})

describe('whose versions', () => {
  it("tells another account's versions apart from unknown ones and from deleted documents by nothing", async () => {
    const theirs = await aPage({}, other)
    const versionId = (await ofPage(theirs, other))[0]?.versionId ?? ''
    const deleted = await aPage()
    const lost = (await ofPage(deleted))[0]?.versionId ?? ''
    await mine.api.experiences.delete(deleted)
    for (const id of [versionId, lost, 'no-such-version']) {
      expect(await refusal(mine.studio.versions.fetch({ versionId: id }))).toMatchObject({ status: 404 })
      expect(await refusal(mine.studio.versions.rename({ versionId: id, name: 'Mine' }))).toMatchObject({ status: 404 })
    }
    for (const page of [theirs, deleted]) expect(await refusal(ofPage(page))).toMatchObject({ status: 404 })
    expect(await ofPage(theirs, other)).toMatchObject([{ versionId, name: '' }])
  })

  it('wants to know of which document', async () => {
    const headers = mine.headers
    for (const query of ['', '?kind=SLIDE', '?kind=VIEW&targetId=a', '?kind=SLIDE&targetId=a%20b'])
      expect((await content.get(`/api/versions${query}`, { headers })).statusCode).toBe(400)
  })
})
