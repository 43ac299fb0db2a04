import { FREE_LIMITS } from '@taplet/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { anApp } from '../../../testing/an-app.ts'
import { refusal } from '../../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

let app: TestApp
let mine: TestAccount
let apps: Awaited<ReturnType<typeof anApp>>[]
let names = 0
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const setLevel = (level: number) =>
  inTransaction(app.db, (trx) => app.features.plans.setGrantedLevel(mine.accountId, level, trx))
const pages = async () => (await mine.experiences.getAll()).pages
const items = async () => (await mine.slides.getAllItems()).body.experienceItems
const editable = async () => (await pages()).filter((page) => !page.isReadOnly).map((page) => page.experienceId)
const idOf = (index: number) => apps[index]?.page.experienceId ?? ''

/** Seven apps with a slide each, on a plan that holds them; the first was edited last. */
beforeEach(async () => {
  mine = await app.anAccount(100)
  apps = []
  for (let index = 0; index < 7; index++) apps.push(await anApp(mine, `kept-${++names}`))
  await apps[0]?.write('Edited last')
})

describe('after a downgrade', () => {
  it('the apps and slides that were edited last can be changed; the rest is read-only and still shown', async () => {
    await setLevel(0)
    expect(await editable()).toEqual([0, 3, 4, 5, 6].map(idOf))
    const page = (await pages()).find(({ experienceId }) => experienceId === idOf(1))
    if (!page) throw new Error('the app is gone')
    expect(await refusal(mine.experiences.update({ ...page, pageName: 'No' }))).toMatchObject({
      status: 403,
      code: 'EXPERIENCE_READ_ONLY',
    })
    expect((await app.get(`/${page.fullPagePath}`)).statusCode).toBe(200)
    expect((await items()).every(({ isReadOnly }) => !isReadOnly)).toBe(true)
    await mine.experiences.delete(page)
    await mine.experiences.deleteMany({ experienceIds: [idOf(2)] })
    expect(await editable()).toHaveLength(FREE_LIMITS.experience)
  })

  it('what is beyond the plan can be switched off, and not on', async () => {
    await setLevel(0)
    const off = await mine.experiences.setActiveMany({ experienceIds: [idOf(1)], active: false })
    expect(off.results).toEqual([{ id: idOf(1), outcome: 'DONE' }])
    expect(await refusal(mine.experiences.setActiveMany({ experienceIds: [idOf(1)], active: true }))).toMatchObject({
      code: 'EXPERIENCE_READ_ONLY',
    })
  })

  it('a slide beyond the plan takes no change of its content or name, and can be deleted', async () => {
    const spare: string[] = []
    for (let index = 0; index < 5; index++) {
      const { body } = await mine.slides.createItem({ itemName: `Spare ${index}`, itemType: 'CUSTOM' })
      spare.push(body.newExperienceItem.experienceItemId)
    }
    await setLevel(0)
    const beyond = (await items()).filter(({ isReadOnly }) => isReadOnly)
    expect(beyond.map(({ experienceItemId }) => experienceItemId)).toEqual([apps[1]?.itemId, apps[2]?.itemId])
    const [slide] = beyond
    const { experienceItemId = '', viewId = '' } = slide ?? {}
    const readOnly = { status: 403, code: 'EXPERIENCE_ITEM_READ_ONLY' }
    expect(await refusal(apps[1]?.write('No') ?? Promise.resolve())).toMatchObject(readOnly)
    expect(await refusal(mine.slides.updateItem({ experienceItemId, itemName: 'No' }))).toMatchObject(readOnly)
    expect(viewId).not.toBe('')
    await mine.slides.deleteItem({ experienceItemId })
    await mine.slides.deleteItem({ experienceItemId: spare[0] ?? '' })
    expect((await items()).some(({ isReadOnly }) => isReadOnly)).toBe(false)
  })

  it('everything can be changed again on a larger plan', async () => {
    await setLevel(0)
    await setLevel(100)
    expect(await editable()).toHaveLength(7)
    expect(
      (
        await app.db.selectFrom('experiences').select('is_kept').where('account_id', '=', mine.accountId).execute()
      ).some((row) => row.is_kept),
    ).toBe(false)
  })
})

describe('choosing what stays editable', () => {
  it('works at any time, and free places go to the oldest', async () => {
    await setLevel(0)
    const { kept } = await mine.plans.chooseKept({ kind: 'experience', ids: [idOf(1), idOf(2)] })
    expect(new Set(kept.experience)).toEqual(new Set([1, 2, 0, 3, 4].map(idOf)))
    expect(await editable()).toEqual([0, 1, 2, 3, 4].map(idOf))
    expect((await mine.plans.fetchKept({})).kept).toEqual(kept)
  })

  it('works before the plan ends, and holds when it does', async () => {
    await mine.plans.chooseKept({ kind: 'experience', ids: [idOf(1)] })
    expect(await editable()).toHaveLength(7)
    const { kept } = await mine.plans.fetchKept({})
    await setLevel(0)
    expect(await editable()).toEqual([0, 1, 4, 5, 6].map(idOf))
    expect(new Set(kept.experience)).toEqual(new Set(await editable()))
  })

  it('works for links and designs as well', async () => {
    const made: string[] = []
    for (let index = 0; index < 12; index++)
      made.push((await mine.links.create({ destinationUrl: 'https://site.example' })).tagData.tagId)
    await setLevel(0)
    await mine.plans.chooseKept({ kind: 'link', ids: [made[11] ?? ''] })
    const all = (await mine.links.fetchAll({})).tagData
    expect(all.filter(({ isReadOnly }) => isReadOnly).map(({ tagId }) => tagId)).toEqual(made.slice(9, 11))
  })

  it('refuses more than the plan holds, what is of another account, an unknown kind and a missing sign-in', async () => {
    const six = apps.slice(0, 6).map(({ page }) => page.experienceId)
    expect(await refusal(mine.plans.chooseKept({ kind: 'experience', ids: six }))).toMatchObject({ status: 400 })
    const other = await app.anAccount()
    expect(await refusal(other.plans.chooseKept({ kind: 'experience', ids: [idOf(0)] }))).toMatchObject({ status: 404 })
    expect((await mine.post('/plans/kept', { kind: 'widget', ids: [] })).statusCode).toBe(400)
    expect((await app.visitor.post('/plans/kept', { kind: 'link', ids: [] })).statusCode).toBe(401)
  })
})

describe('"Made with Taplet"', () => {
  const shown = async (path: string) => (await app.get(`/${path}`)).body.includes('Made with')
  it('goes from an app on a paid plan when its owner wants it, and is back on the Free plan', async () => {
    const page = (await pages())[0]
    if (!page) throw new Error('no app')
    expect(await shown(page.fullPagePath)).toBe(true)
    await mine.experiences.update({ ...page, hasBadge: false })
    await app.heard()
    expect(await shown(page.fullPagePath)).toBe(false)
    expect((await app.get(`/${page.fullPagePath}`)).body).toContain('Report')
    await setLevel(0)
    await app.heard()
    expect(await shown(page.fullPagePath)).toBe(true)
    await setLevel(200)
    await app.heard()
    expect(await shown(page.fullPagePath)).toBe(false)
  })
})
