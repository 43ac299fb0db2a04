import type { Page } from '@taplet/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApp, rename } from '../../../testing/an-app.ts'
import { refusal } from '../../../testing/refusal.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../../testing/start-test-app.ts'
import { storeVisits } from '../../../testing/visits/store-visits.ts'

let content: TestApp
let mine: TestAccount
let other: TestAccount
beforeAll(async () => {
  content = await startTestApp()
  mine = await content.anAccount(200)
  other = await content.anAccount(200)
})
afterAll(() => content.stop())

const pagesOf = async (account: TestAccount): Promise<Page[]> => (await account.api.experiences.getAll()).pages
const countOf = async (account: TestAccount) => [
  (await pagesOf(account)).length,
  (await account.api.slides.getAllItems()).body.experienceItems.length,
  (await account.api.slides.getAllViews()).views.length,
]
const duplicate = async (experienceId: string, withSlides: boolean, pageName?: string, account = mine) =>
  (await account.studio.experiences.duplicate({ experienceId, withSlides, pageName })).updatedPage

describe('copying an instant app', () => {
  it('makes a draft at a free address with a link of its own, with the same slides', async () => {
    const { page } = await anApp(mine, 'original', { description: 'Breakfast' })
    const copy = await duplicate(page.experienceId, false, 'Original, summer')
    expect(copy).toMatchObject({
      rootPageId: 'original-summer',
      fullPagePath: 'original-summer',
      pageName: 'Original, summer',
      description: 'Breakfast',
      active: false,
      publishedAt: null,
      experienceItems: page.experienceItems,
      revision: 1,
    })
    expect(copy.experienceId).not.toBe(page.experienceId)
    expect(copy.tagId).not.toBe(page.tagId)
    const pages = await pagesOf(mine)
    expect(pages).toContainEqual(copy)
    expect(pages).toContainEqual(page)
    expect((await content.get('/original-summer')).body).toContain('Original, summer opens soon')
  })

  it('copies the slides in their order when asked to', async () => {
    const { page, write } = await anApp(mine, 'deep')
    const second = (await mine.api.slides.createItem({ itemName: 'Second' })).body.newExperienceItem.experienceItemId
    const experienceItems = [second, ...page.experienceItems]
    const slideRules = { [second]: { isLeftOut: true as const }, [page.experienceItems[0] ?? '']: { days: [6, 7] } }
    await mine.api.experiences.update({ ...page, experienceItems, slideRules, timeZone: 'Asia/Tokyo' })
    const copy = await duplicate(page.experienceId, true)
    expect(copy.experienceItems).toHaveLength(2)
    const [one = '', two = ''] = copy.experienceItems
    expect(copy).toMatchObject({ slideRules: { [one]: { isLeftOut: true }, [two]: { days: [6, 7] } } })
    expect([copy.timeZone, Object.keys(copy.slideRules)]).toEqual(['Asia/Tokyo', expect.arrayContaining([one, two])])
    expect((await duplicate(page.experienceId, false)).slideRules).toEqual(slideRules)
    expect(copy.experienceItems).not.toEqual(expect.arrayContaining([experienceItems[0]]))
    await write('Changed in the original')
    const slides = await content.features.slides.publishedByItemIds(mine.accountId, copy.experienceItems)
    expect(slides).toMatchObject([{ widgets: [] }, { widgets: [{ widgetData: { text: 'Words of deep' } }] }])
    const targets = [copy.experienceId, ...copy.experienceItems]
    const kept = await content.db.selectFrom('versions').select('target_id').where('target_id', 'in', targets).execute()
    expect(kept.map((row) => row.target_id).toSorted()).toEqual(targets.toSorted())
  })

  it('counts on from addresses that anybody has or had', async () => {
    const { page } = await anApp(mine, 'counted')
    await anApp(other, 'counted-2')
    const renamed = (await anApp(other, 'counted-3')).page
    await rename(other, renamed, 'counted-elsewhere')
    const before = (await anApp(mine, 'counted-4')).page
    await rename(mine, before, 'counted-mine')
    expect((await duplicate(page.experienceId, false)).rootPageId).toBe('counted-5')
    expect((await content.get('/counted-4')).headers.location).toBe('/counted-mine')
  })

  it('finds an address also when all numbers were used by copies that are gone', async () => {
    const { page } = await anApp(mine, 'worn')
    const used = Array.from({ length: 40 }, (_, index) => `worn-${index + 2}`)
    await content.db
      .insertInto('experience_paths')
      .values(used.map((path) => ({ path, experience_id: page.experienceId, account_id: mine.accountId })))
      .execute()
    expect((await duplicate(page.experienceId, false)).rootPageId).toMatch(/^worn-[a-z0-9]{6}$/)
  })

  it('gives each of many copies made at once an address of its own', async () => {
    const { page } = await anApp(mine, 'popular')
    const theirs = (await anApp(other, 'popular-of-others')).page
    const copies = await Promise.all([
      ...Array.from({ length: 8 }, () => duplicate(page.experienceId, false, 'Popular copy')),
      ...Array.from({ length: 8 }, () => duplicate(theirs.experienceId, false, 'Popular copy', other)),
    ])
    expect(new Set(copies.map(({ rootPageId }) => rootPageId)).size).toBe(16)
  })

  it('keeps within the plan and leaves nothing half made', async () => {
    const free = await content.anAccount(0)
    const { page } = await anApp(free, 'free-plan')
    const items = [...page.experienceItems]
    for (let count = 0; count < 5; count++)
      items.push((await free.api.slides.createItem({ itemName: 'More' })).body.newExperienceItem.experienceItemId)
    await free.api.experiences.update({ ...page, experienceItems: items })
    const before = await countOf(free)
    expect(await refusal(duplicate(page.experienceId, true, undefined, free))).toMatchObject({
      status: 403,
      code: 'EXPERIENCE_ITEM_LIMIT_REACHED',
    })
    expect(await countOf(free)).toEqual(before)
    const many = await Promise.all(
      Array.from({ length: 10 }, () => refusal(duplicate(page.experienceId, false, undefined, free))),
    )
    expect(many.filter((one) => one === undefined)).toHaveLength(4)
    expect(new Set(many.flatMap((one) => one?.code ?? []))).toEqual(new Set(['EXPERIENCE_LIMIT_REACHED']))
    expect(await countOf(free)).toEqual([5, 6, 6])
  })

  it("finds neither another account's app nor a deleted one", async () => {
    const theirs = (await anApp(other, 'secret-app')).page
    const deleted = (await anApp(mine, 'deleted-app')).page
    await mine.api.experiences.delete(deleted)
    for (const id of [theirs.experienceId, deleted.experienceId, 'no-such-app'])
      expect(await refusal(duplicate(id, true))).toMatchObject({ status: 404 })
  })

  it.each([
    ['no word on the slides', { withSlides: undefined }],
    ['a name of blanks', { pageName: '  ' }],
    ['a broken id', { experienceId: { $ne: null } }],
  ])('refuses %s', async (_, change) => {
    const response = await mine.post('/experiences/duplicate', { experienceId: 'a', withSlides: true, ...change })
    expect([response.statusCode, response.json().field]).toEqual([400, Object.keys(change)[0]])
  })
})

describe('what deleting an instant app means', () => {
  const visit = (page: Page, tagId?: string) =>
    content.visitor.api.visits.record({ visitId: randomUUID(), fullPagePath: page.fullPagePath, tagId })
  const ask = async (experienceId: string) =>
    (await mine.studio.experiences.consequences({ experienceId })).consequences

  it('is told in links, earlier addresses, visits and slides', async () => {
    const { page: first, itemId } = await anApp(mine, 'printed')
    const page = await rename(mine, first, 'printed-new')
    expect(await ask(page.experienceId)).toEqual({
      links: 1,
      formerPaths: 1,
      recentVisits: 0,
      recentScans: 0,
      lastVisitAt: null,
      ownSlides: 1,
    })
    await visit(page)
    await visit(page, page.tagId)
    const monthAgo = new Date(Date.now() - 31 * 86_400_000)
    await storeVisits(content.db, { experienceId: page.experienceId, tagId: page.tagId, at: monthAgo })
    const sharing = { rootPageId: 'sharing', fullPagePath: 'sharing', pageName: 'Sharing', experienceItems: [itemId] }
    const shared = (await mine.api.experiences.update(sharing)).updatedPage
    const now = await ask(page.experienceId)
    expect(now).toMatchObject({ recentVisits: 2, recentScans: 1, ownSlides: 0 })
    expect(Date.now() - Date.parse(now.lastVisitAt ?? '')).toBeLessThan(60_000)
    await mine.api.experiences.delete(shared)
    expect(await ask(page.experienceId)).toMatchObject({ ownSlides: 1 })
  })

  it("is nobody else's business", async () => {
    const theirs = (await anApp(other, 'their-visits')).page
    for (const id of [theirs.experienceId, 'no-such-app']) expect(await refusal(ask(id))).toMatchObject({ status: 404 })
  })
})

describe('several instant apps at once', () => {
  it('are deleted, and the answer says what became of each; their addresses stay with the account', async () => {
    const [first, second] = [(await anApp(mine, 'bulk-a')).page, (await anApp(mine, 'bulk-b')).page]
    const theirs = (await anApp(other, 'bulk-c')).page
    const experienceIds = [first, theirs, second].map(({ experienceId }) => experienceId)
    const { results } = await mine.studio.experiences.deleteMany({ experienceIds: [...experienceIds, 'unknown'] })
    expect(results.map(({ outcome }) => outcome)).toEqual(['DONE', 'NOT_FOUND', 'DONE', 'NOT_FOUND'])
    expect(results.map(({ id }) => id)).toEqual([...experienceIds, 'unknown'])
    expect((await content.get('/bulk-a')).statusCode).toBe(410)
    expect((await content.get('/bulk-c')).statusCode).toBe(200)
    expect((await other.api.experiences.checkName({ rootPageId: 'bulk-a' })).body.isAvailable).toBe(false)
  })

  it('are switched off and on; those that are so already stay untouched', async () => {
    const [first, second] = [(await anApp(mine, 'switch-a')).page, (await anApp(mine, 'switch-b')).page]
    const resting = (await mine.api.experiences.update({ ...second, active: false })).updatedPage
    const theirs = (await anApp(other, 'switch-c')).page
    const experienceIds = [first, second, theirs].map(({ experienceId }) => experienceId)
    const { results, updatedPages } = await mine.studio.experiences.setActiveMany({ experienceIds, active: false })
    expect(results.map(({ outcome }) => outcome)).toEqual(['DONE', 'UNCHANGED', 'NOT_FOUND'])
    expect(updatedPages).toMatchObject([{ experienceId: first.experienceId, active: false, revision: 2 }])
    const pages = await pagesOf(mine)
    expect(pages).toEqual(expect.arrayContaining([...updatedPages, resting]))
    expect((await content.get('/switch-a')).statusCode).toBe(410)
    expect((await pagesOf(other)).find(({ rootPageId }) => rootPageId === 'switch-c')?.active).toBe(true)
    const { versions } = await mine.studio.versions.getAll({ kind: 'EXPERIENCE', targetId: first.experienceId })
    expect(versions).toMatchObject([{ isCurrent: true, revision: 2 }, { revision: 1 }])
  })

  it.each(['/experiences/deleteMany', '/experiences/setActiveMany'])(
    '%s refuses what is no list of ids',
    async (path) => {
      for (const experienceIds of [
        [],
        ['a', 'a'],
        'abc',
        [7],
        Array.from({ length: 101 }, (_, index) => `id-${index}`),
      ]) {
        const response = await mine.post(path, { experienceIds, active: true })
        expect([response.statusCode, response.json().field]).toEqual([400, expect.stringMatching(/^experienceIds/)])
      }
    },
  )

  it('may not be changed by an inactive account, which may still ask', async () => {
    const asleep = await content.anAccount(200)
    const { experienceId } = (await anApp(asleep, 'asleep-tools')).page
    await content.db
      .updateTable('accounts')
      .set({ status: 'INACTIVE' })
      .where('account_id', '=', asleep.accountId)
      .execute()
    const calls = asleep.studio.experiences
    const refused = await Promise.all(
      [calls.deleteMany({ experienceIds: [experienceId] }), duplicate(experienceId, false, undefined, asleep)].map(
        refusal,
      ),
    )
    expect(refused.map((one) => one?.code)).toEqual(['ACCOUNT_INACTIVE', 'ACCOUNT_INACTIVE'])
    expect((await calls.consequences({ experienceId })).consequences.links).toBe(1)
  })
})
