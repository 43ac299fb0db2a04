import type { MeasuredLayout } from '@taplet/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anApp } from '../../../testing/an-app.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { refusal } from '../../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

let app: TestApp
let mine: TestAccount
beforeAll(async () => {
  app = await startTestApp()
  mine = await app.anAccount(200)
})
afterAll(() => app.stop())

const box = { left: 20.5, top: 40, width: 300, height: 28 }
const layout: MeasuredLayout['layout'] = {
  texts: [{ widgetId: 'w', lines: [box], size: 24, weight: 700, ink: '#112233', opacity: 1, fills: ['#FFFFFF'] }],
  taps: [],
  faults: [
    {
      screen: 0,
      textScale: 2,
      cut: [],
      broken: [{ widgetId: 'w', word: 'Words', fitsAt: 20 }],
      covered: [],
      below: [],
    },
  ],
}
const aLayout = (slideId: string, measured = 'abc1'): MeasuredLayout => ({ slideId, measured, layout })

it('the layouts of an app are stored for each slide, and the newest counts', async () => {
  const { page, itemId } = await anApp(mine, 'laid-out')
  const { experienceId } = page
  expect((await mine.studio.checks.layouts({ experienceId })).layouts).toEqual([])
  await mine.studio.checks.saveLayout(aLayout(itemId))
  await mine.studio.checks.saveLayout(aLayout(itemId, 'abc2'))
  expect((await mine.studio.checks.layouts({ experienceId })).layouts).toEqual([aLayout(itemId, 'abc2')])
})

it('nobody stores or reads layouts of slides of another account', async () => {
  const { page, itemId } = await anApp(mine, 'laid-out-by-me')
  const other = await app.anAccount(200)
  const theirs = await anApp(other, 'laid-out-by-others')
  const { experienceId } = page
  expect(await refusal(other.studio.checks.saveLayout(aLayout(itemId)))).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  })
  expect(await refusal(other.studio.checks.layouts({ experienceId }))).toMatchObject({ status: 404 })
  expect((await mine.studio.checks.layouts({ experienceId })).layouts).toEqual([])
  const answer = await other.studio.checks.layouts({ experienceId: theirs.page.experienceId })
  expect(answer.layouts).toEqual([])
  expect(await refusal(app.visitor.studio.checks.saveLayout(aLayout(itemId)))).toMatchObject({ status: 401 })
  expect(await refusal(app.visitor.studio.checks.layouts({ experienceId }))).toMatchObject({ status: 401 })
})

it('a layout that is too large, without a screen, or of an unknown key is refused', async () => {
  const { itemId } = await anApp(mine, 'laid-out-large')
  const line = layout.texts[0]
  const large = { ...layout, texts: Array.from({ length: 1000 }, () => line) }
  const [fault] = layout.faults
  const sent = [
    { ...aLayout(itemId), layout: large },
    { ...aLayout(itemId), layout: { ...layout, faults: [{ ...fault, screen: -1 }] } },
    { ...aLayout(itemId), measured: 'Not one of ours' },
    aLayout(''),
  ]
  for (const body of sent) expect((await mine.post('/checks/layouts', body)).statusCode).toBe(400)
})
