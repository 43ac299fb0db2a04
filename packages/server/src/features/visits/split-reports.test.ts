import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { A_PHONE } from '../../testing/visits/a-phone.ts'
import { anApp } from '../../testing/an-app.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'
import { visitsOf } from './testing/visits-of.ts'

let content: TestApp
let mine: TestAccount
beforeAll(async () => {
  content = await startTestApp({ visits: { everyMs: 20 } })
  mine = await content.anAccount(200)
})
afterAll(() => content.stop())

let apps = 0
const aPage = async () => (await anApp(mine, `going-on-${++apps}`)).page
const { record, hitsOf, sumsOf } = visitsOf(() => content)

describe('a visit that goes on under another name', () => {
  const ROBOT = A_PHONE.replace('Version/', 'HeadlessChrome/')
  const event = (id: number, type = 'TAP') => ({ id, type, itemId: 'slide', widgetId: 'w' })

  it('is still the visit of the person who began it, and what happens in it counts', async () => {
    const page = await aPage()
    const visit = { visitId: randomUUID(), guest: randomUUID(), fullPagePath: page.fullPagePath }
    await record({ ...visit, events: [event(0, 'SLIDE')] })
    expect((await record({ ...visit, events: [event(1)] }, { 'user-agent': ROBOT })).statusCode).toBe(200)
    await record({ ...visit, events: [event(2)] }, { 'sec-purpose': 'prefetch' })
    expect(await sumsOf(page.experienceId)).toMatchObject({ '1': 1, '10 slide': 1, '13 slide/w': 2 })
    expect((await hitsOf(page.experienceId)).map(({ verdict }) => verdict)).toEqual(['HUMAN'])
  })

  it('is so, too, when both reports are stored together, in whatever order', async () => {
    const page = await aPage()
    const visit = () => ({ visitId: randomUUID(), guest: randomUUID(), fullPagePath: page.fullPagePath })
    const [one, other] = [visit(), visit()]
    await Promise.all([
      record({ fullPagePath: page.fullPagePath }),
      record({ ...one, events: [event(0, 'SLIDE')] }),
      record({ ...one, events: [event(1)] }, { 'user-agent': ROBOT }),
      record({ ...other, events: [event(1)] }, { 'user-agent': ROBOT }),
      record({ ...other, events: [event(0, 'SLIDE')] }),
    ])
    const sums = await sumsOf(page.experienceId)
    expect([sums['1'], sums['10 slide']]).toEqual([3, 2])
    expect(sums['13 slide/w']).toBeGreaterThanOrEqual(1)
  })

  it('does not make a robot a person that began it', async () => {
    const page = await aPage()
    const visit = { visitId: randomUUID(), fullPagePath: page.fullPagePath }
    await record({ ...visit, events: [event(0)] }, { 'user-agent': ROBOT })
    await record({ ...visit, events: [event(1)] }, { 'user-agent': ROBOT })
    expect(await sumsOf(page.experienceId)).toEqual({})
  })

  it('belongs to its app: with the id of a visit elsewhere a robot stays one', async () => {
    const [page, elsewhere] = [await aPage(), await aPage()]
    const visit = { visitId: randomUUID(), fullPagePath: page.fullPagePath }
    await record(visit)
    await record({ ...visit, fullPagePath: elsewhere.fullPagePath, events: [event(1)] }, { 'user-agent': ROBOT })
    expect(await sumsOf(elsewhere.experienceId)).toEqual({})
    expect((await hitsOf(elsewhere.experienceId)).map(({ verdict }) => verdict)).toEqual(['BOT'])
  })
})
