import { afterAll, beforeAll, expect, it } from 'vitest'
import { refusal } from '../../../testing/refusal.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../../testing/start-test-app.ts'

let content: TestApp
let mine: TestAccount
beforeAll(async () => {
  content = await startTestApp()
  mine = await content.anAccount(200)
})
afterAll(() => content.stop())

// Only the text is given: the schema fills in the rest. A line with a tab needs the most markup.
const heaviest = Array.from({ length: 60 }, (_, index) => ({
  widgetId: `w${index}`,
  widgetType: 'TEXT_BOX' as const,
  widgetData: { text: `${"'".repeat(190)}\n\t\n\t\n\t\n\t`, metadata: { textSize: 60 } } as never,
}))

async function aHeavySlide(): Promise<string> {
  const { body } = await mine.api.slides.createItem({ itemName: 'Heavy' })
  const { experienceItemId, viewId } = body.newExperienceItem
  await mine.api.slides.updateView({ viewId: String(viewId), widgets: heaviest })
  return experienceItemId
}
const save = (experienceItems: string[]) =>
  mine.api.experiences.update({ rootPageId: 'heavy', fullPagePath: 'heavy', pageName: 'Heavy', experienceItems })

it('the renderer keeps the largest page that can be saved under 1.5 MB and quick to make', async () => {
  const items: string[] = []
  let refused: Awaited<ReturnType<typeof refusal>>
  while (refused === undefined && items.length < 100) {
    items.push(await aHeavySlide())
    refused = await refusal(save(items))
  }
  expect(refused).toMatchObject({ status: 400, code: 'PAGE_TOO_LARGE' })
  const begin = process.threadCpuUsage()
  const { body, statusCode } = await content.get('/heavy')
  const { user, system } = process.threadCpuUsage(begin)
  expect(statusCode).toBe(200)
  expect(Buffer.byteLength(body)).toBeLessThan(1_500_000)
  expect((user + system) / 1000).toBeLessThan(3000) // ms of work, however busy the machine is
})

it('the renderer refuses to fill a page by its slides, too, and keeps what was there', async () => {
  const created = await Promise.all(
    Array.from({ length: 12 }, (_, index) => mine.api.slides.createItem({ itemName: `Small ${index}` })),
  )
  const ids = created.map(({ body }) => body.newExperienceItem)
  const page = { rootPageId: 'filled', fullPagePath: 'filled', pageName: 'Filled' }
  await mine.api.experiences.update({ ...page, experienceItems: ids.map((item) => item.experienceItemId) })
  const answers: unknown[] = []
  for (const { viewId } of ids)
    answers.push(await refusal(mine.api.slides.updateView({ viewId: String(viewId), widgets: heaviest })))
  expect(answers[0]).toBeUndefined()
  expect(answers.at(-1)).toMatchObject({ code: 'PAGE_TOO_LARGE' })
  const { views } = await mine.api.slides.getAllViews()
  expect(views.find(({ viewId }) => viewId === ids.at(-1)?.viewId)?.widgets).toEqual([])
})

it('the renderer shows what fits of a slide that was stored before slides were bounded', async () => {
  const { body } = await mine.api.slides.createItem({ itemName: 'Old' })
  const { experienceItemId, viewId } = body.newExperienceItem
  const text = (id: string) => ({ widgetId: id, widgetType: 'TEXT_BOX', widgetData: { text: 'x'.repeat(4900) } })
  await content.db
    .updateTable('views')
    .set({ widgets: JSON.stringify(['a', 'b', 'c', 'd'].map(text)) })
    .where('view_id', '=', String(viewId))
    .execute()
  await mine.api.experiences.update({
    rootPageId: 'from-before',
    fullPagePath: 'from-before',
    pageName: 'Before',
    experienceItems: [experienceItemId],
  })
  const page = await content.get('/from-before')
  expect(page.statusCode).toBe(200)
  expect(page.body.match(/class="tp-text"/g)).toHaveLength(2)
  expect((await mine.api.slides.getAllViews()).views.length).toBeGreaterThan(0)
})
