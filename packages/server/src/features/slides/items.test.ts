import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

describe('items', () => {
  it('gives a custom slide a blank view', async () => {
    const { body } = await mine.api.slides.createItem({ itemName: 'Menu', itemType: 'CUSTOM' })
    expect(body.newExperienceItem).toMatchObject({
      itemName: 'Menu',
      itemType: 'CUSTOM',
      usedIn: [],
      viewId: body.updatedView?.viewId,
    })
    expect(body.updatedView).toMatchObject({ viewName: 'Menu', widgets: [], revision: 1 })
    expect((await mine.api.slides.getAllItems()).body.experienceItems).toContainEqual(body.newExperienceItem)
  })

  it('makes ids that cannot be guessed', async () => {
    const { body } = await mine.api.slides.createItem({ itemName: 'One' })
    for (const id of [body.newExperienceItem.experienceItemId, body.updatedView?.viewId])
      expect(id).toMatch(/^[A-Za-z0-9]{22}$/)
  })

  it("shows a view of the account when one is named, and never somebody else's", async () => {
    await mine.api.slides.updateView({ viewId: 'named', viewName: 'Named' })
    const { body } = await mine.api.slides.createItem({ itemName: 'With a view', viewId: 'named' })
    expect(body.updatedView?.viewId).toBe('named')
    await other.api.slides.updateView({ viewId: 'not-yours' })
    expect(await refusal(mine.api.slides.createItem({ itemName: 'Stolen', viewId: 'not-yours' }))).toMatchObject({
      status: 404,
    })
    expect((await mine.api.slides.getAllItems()).body.experienceItems.map(({ itemName }) => itemName)).not.toContain(
      'Stolen',
    )
  })

  it('takes a website with its address, on the web only', async () => {
    const { body } = await mine.api.slides.createItem({
      itemName: 'Shop',
      itemType: 'EXTERNAL_WEBSITE',
      websiteUrl: 'https://shop.example',
    })
    expect(body).toMatchObject({
      newExperienceItem: { websiteUrl: 'https://shop.example', viewId: null },
      updatedView: null,
    })
    for (const websiteUrl of ['', 'mailto:me@shop.example', 'javascript:alert(1)']) {
      expect(
        await refusal(mine.api.slides.createItem({ itemName: 'Bad', itemType: 'EXTERNAL_WEBSITE', websiteUrl })),
      ).toMatchObject({ status: 400, field: 'websiteUrl' })
    }
  })

  it('keeps the address of a website when only its name is changed', async () => {
    const { body } = await mine.api.slides.createItem({
      itemName: 'Blog',
      itemType: 'EXTERNAL_WEBSITE',
      websiteUrl: 'https://blog.example',
    })
    const { experienceItemId } = body.newExperienceItem
    const renamed = await mine.api.slides.updateItem({ experienceItemId, itemName: 'Journal', revision: 1 })
    expect(renamed.body.updatedExperienceItem).toMatchObject({
      itemName: 'Journal',
      websiteUrl: 'https://blog.example',
      revision: 2,
    })
    expect(
      await refusal(mine.api.slides.updateItem({ experienceItemId, itemName: 'Late', revision: 1 })),
    ).toMatchObject({ code: 'CONFLICT', current: { itemName: 'Journal' } })
  })

  it('[14.15] refuses a website or product that a slide of its type does not show', async () => {
    const websiteUrl = 'https://shop.example'
    const sent = [
      { itemName: 'A', itemType: 'CUSTOM', websiteUrl },
      { itemName: 'A', itemType: 'CUSTOM', productId: 'mug' },
      { itemName: 'A', itemType: 'EXTERNAL_WEBSITE', websiteUrl, productId: 'mug' },
    ]
    for (const [index, field] of ['websiteUrl', 'productId', 'productId'].entries()) {
      const answer = await mine.post('/experienceItems/create', sent[index])
      expect([answer.statusCode, answer.json().field]).toEqual([400, field])
    }
    expect((await mine.post('/experienceItems/create', { itemName: 'A', websiteUrl: '' })).statusCode).toBe(200)
    const { body } = await mine.api.slides.createItem({ itemName: 'Menu' })
    const { experienceItemId } = body.newExperienceItem
    expect((await mine.post('/experienceItems/update', { experienceItemId, websiteUrl })).statusCode).toBe(400)
  })

  it('takes no product slide without a product', async () => {
    expect(await refusal(mine.api.slides.createItem({ itemName: 'Mug', itemType: 'PRODUCT' }))).toMatchObject({
      status: 400,
      field: 'productId',
    })
  })

  it("answers someone else's item as one that does not exist and leaves it alone", async () => {
    const { body } = await other.api.slides.createItem({ itemName: 'Theirs' })
    const { experienceItemId } = body.newExperienceItem
    const update = await mine.post('/experienceItems/update', { experienceItemId, itemName: 'Mine now' })
    const unknown = await mine.post('/experienceItems/update', {
      experienceItemId: 'no-such-item',
      itemName: 'Mine now',
    })
    const { requestId: _, ...answer } = update.json()
    const { requestId: __, ...expected } = unknown.json()
    expect([update.statusCode, answer]).toEqual([404, expected])
    expect((await mine.post('/experienceItems/delete', { experienceItemId })).statusCode).toBe(404)
    expect((await other.api.slides.getAllItems()).body.experienceItems).toContainEqual(body.newExperienceItem)
  })
})

describe('deleting an item', () => {
  it('leaves the lists of all instant apps valid and says where it was shown', async () => {
    const ids: string[] = []
    for (const itemName of ['one', 'two', 'three'])
      ids.push((await mine.api.slides.createItem({ itemName })).body.newExperienceItem.experienceItemId)
    const page = { rootPageId: 'shared-a', fullPagePath: 'shared-a', pageName: 'A', experienceItems: ids }
    const a = (await mine.api.experiences.update(page)).updatedPage
    await mine.api.experiences.update({
      ...page,
      rootPageId: 'shared-b',
      fullPagePath: 'shared-b',
      experienceItems: ids.slice(0, 1),
    })
    const { body } = await mine.api.slides.deleteItem({ experienceItemId: ids[1] ?? '' })
    expect(body.removedFrom).toEqual([a.experienceId])
    const { pages } = await mine.api.experiences.getAll()
    expect(pages.find(({ rootPageId }) => rootPageId === 'shared-a')).toMatchObject({
      experienceItems: [ids[0], ids[2]],
      revision: 2,
    })
    expect(pages.find(({ rootPageId }) => rootPageId === 'shared-b')).toMatchObject({
      experienceItems: [ids[0]],
      revision: 1,
    })
    const { experienceItems } = (await mine.api.slides.getAllItems()).body
    expect(experienceItems.find(({ experienceItemId }) => experienceItemId === ids[0])?.usedIn).toHaveLength(2)
    expect(await refusal(mine.api.slides.deleteItem({ experienceItemId: ids[1] ?? '' }))).toMatchObject({ status: 404 })
    expect(
      await refusal(mine.api.slides.updateItem({ experienceItemId: ids[1] ?? '', itemName: 'back' })),
    ).toMatchObject({ status: 404 })
  })

  it('hides its view for good, unless another item shows it', async () => {
    await mine.api.slides.updateView({ viewId: 'two-items' })
    const first = (await mine.api.slides.createItem({ itemName: 'first', viewId: 'two-items' })).body.newExperienceItem
    const second = (await mine.api.slides.createItem({ itemName: 'second', viewId: 'two-items' })).body
      .newExperienceItem
    await mine.api.slides.deleteItem({ experienceItemId: first.experienceItemId })
    expect(await refusal(mine.api.slides.updateView({ viewId: 'two-items' }))).toBeUndefined()
    await mine.api.slides.deleteItem({ experienceItemId: second.experienceItemId })
    expect(await refusal(mine.api.slides.updateView({ viewId: 'two-items' }))).toMatchObject({ status: 404 })
  })
})

describe('when a slide was edited', () => {
  const LONG_AGO = new Date('2026-01-01T00:00:00Z')

  it('[14.8] is when its content was saved; it is so for its apps too, whose versions keep their own time', async () => {
    const { newExperienceItem: item, updatedView } = (await mine.api.slides.createItem({ itemName: 'Menu' })).body
    const second = (await mine.api.slides.createItem({ itemName: 'Untouched' })).body.newExperienceItem
    const name = 'edited-when'
    const page = { rootPageId: name, fullPagePath: name, pageName: 'Edited' }
    const { updatedPage } = await mine.api.experiences.update({
      ...page,
      experienceItems: [item.experienceItemId, second.experienceItemId],
    })
    for (const table of ['views', 'experience_items', 'experiences'] as const)
      await content.db.updateTable(table).set({ updated_at: LONG_AGO }).execute()
    await content.db.deleteFrom('versions').where('target_id', '=', updatedPage.experienceId).execute()
    const shown = async () => {
      const { experienceItems } = (await mine.api.slides.getAllItems()).body
      const { pages } = await mine.api.experiences.getAll()
      return {
        slide: experienceItems.find((one) => one.experienceItemId === item.experienceItemId)?.updatedAt,
        second: experienceItems.find((one) => one.experienceItemId === second.experienceItemId)?.updatedAt,
        app: pages.find((one) => one.experienceId === updatedPage.experienceId)?.updatedAt,
      }
    }
    const before = LONG_AGO.toISOString()
    expect(await shown()).toEqual({ slide: before, second: before, app: before })

    const { viewId = '' } = updatedView ?? {}
    await other.api.slides.updateView({ viewId, viewName: 'Of the same id' })
    expect((await shown()).slide, 'the save of another account').toBe(before)
    const saved = (await mine.api.slides.updateView({ viewId, viewName: 'Menu' })).updatedView
    expect(await shown()).toEqual({ slide: saved.updatedAt, second: before, app: saved.updatedAt })

    await mine.api.experiences.update({ ...page, pageName: 'Another name', revision: updatedPage.revision })
    const { versions } = await mine.studio.versions.getAll({
      kind: 'EXPERIENCE',
      targetId: updatedPage.experienceId,
    })
    expect(versions.at(-1), 'the state before the save').toMatchObject({ revision: 1, createdAt: before })
  })
})
