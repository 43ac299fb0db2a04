import { afterAll, beforeAll, expect, it } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'

let content: TestApp
beforeAll(async () => {
  content = await startTestApp()
})
afterAll(() => content.stop())

it('the server stores at most 20 views that no slide shows, also when they come all at once', async () => {
  const account = await content.anAccount()
  const saves = Array.from({ length: 30 }, (_, index) => account.api.slides.updateView({ viewId: `spare-${index}` }))
  const refusals = (await Promise.all(saves.map(refusal))).filter((answer) => answer !== undefined)
  expect(refusals).toHaveLength(10)
  expect(refusals[0]).toMatchObject({ status: 403, code: 'VIEW_LIMIT_REACHED' })
  const { views } = await account.api.slides.getAllViews()
  expect(views).toHaveLength(20)

  // Existing views can still be saved, and a slide frees room for another one.
  const [first] = views
  expect(
    await refusal(account.api.slides.updateView({ viewId: String(first?.viewId), viewName: 'On' })),
  ).toBeUndefined()
  await account.api.slides.createItem({ itemName: 'Shown', viewId: String(first?.viewId) })
  expect(await refusal(account.api.slides.updateView({ viewId: 'one-more' }))).toBeUndefined()
  expect(await refusal(account.api.slides.updateView({ viewId: 'too-many' }))).toMatchObject({ status: 403 })
})
