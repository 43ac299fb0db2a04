import type { Page } from '@taplet/contract'
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

let names = 0
async function anApp(account = mine): Promise<Page> {
  const name = `drafted-${++names}`
  const page = { rootPageId: name, fullPagePath: name, pageName: name }
  return (await account.api.experiences.update(page)).updatedPage
}
const aSlide = async (account = mine): Promise<string> =>
  (await account.api.slides.createItem({ itemName: 'Slide' })).body.newExperienceItem.experienceItemId

const edits = (targetId: string, sequence: number, pageName = `edit ${sequence}`) =>
  ({
    kind: 'EXPERIENCE',
    targetId,
    deviceId: 'phone',
    deviceName: 'Chrome on Android',
    document: { pageName },
    base: { [targetId]: 1 },
    sequence,
  }) as const
describe('the orders of apps', () => {
  const save = (targetId: string, experienceItems: unknown, deviceId: string, account = mine) =>
    account.studio.drafts.save({ ...edits(targetId, 1), deviceId, document: { experienceItems } })

  it('are those of the newest draft of each app, whatever else is stored', async () => {
    const account = await content.anAccount(200)
    const [app, odd, gone, plain] = [
      await anApp(account),
      await anApp(account),
      await anApp(account),
      await anApp(account),
    ]
    await save(app.experienceId, ['s1'], 'desk', account)
    await save(app.experienceId, ['s1', 's2'], 'phone', account)
    await save(odd.experienceId, 'no list', 'phone', account)
    await save(gone.experienceId, ['s1'], 'phone', account)
    await account.api.experiences.delete({ rootPageId: gone.rootPageId, fullPagePath: gone.fullPagePath })
    await save(plain.experienceId, ['s1'], 'phone', account)
    await account.studio.drafts.discard({
      kind: 'EXPERIENCE',
      targetId: plain.experienceId,
      deviceId: 'phone',
      sequence: 1,
    })
    const { orders } = await account.studio.drafts.orders()
    expect(new Map(orders.map((one) => [one.experienceId, one.experienceItems]))).toEqual(
      new Map([
        [app.experienceId, ['s1', 's2']],
        [odd.experienceId, []],
      ]),
    )
  })

  it('come with the slides that have drafts, of whatever device, until those are discarded', async () => {
    const account = await content.anAccount(200)
    const [slide, plain] = [await aSlide(account), await aSlide(account)]
    const ofSlide = (targetId: string, deviceId: string) => ({
      ...edits(targetId, 1),
      kind: 'SLIDE' as const,
      deviceId,
    })
    for (const edited of [ofSlide(slide, 'phone'), ofSlide(slide, 'desk'), ofSlide(plain, 'desk')])
      await account.studio.drafts.save(edited)
    await account.studio.drafts.discard({ kind: 'SLIDE', targetId: plain, deviceId: 'desk', sequence: 1 })
    expect((await account.studio.drafts.orders()).slides).toEqual([slide])
    expect((await other.studio.drafts.orders()).slides).not.toContain(slide)
  })

  it("are the account's own, and no stranger's", async () => {
    const { experienceId } = await anApp()
    await save(experienceId, ['s1'], 'phone')
    const { orders } = await other.studio.drafts.orders()
    expect(orders.map((one) => one.experienceId)).not.toContain(experienceId)
    expect(await refusal(content.visitor.studio.drafts.orders())).toMatchObject({ status: 401 })
  })
})
