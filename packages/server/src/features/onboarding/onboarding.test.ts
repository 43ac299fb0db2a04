import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { anApp } from '../../testing/an-app.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { refusal } from '../../testing/refusal.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'

let app: TestApp
let mine: TestAccount
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  mine = await app.anAccount(200)
})
afterAll(() => app.stop())

const checklist = async (account = mine) => (await account.onboarding.fetch()).onboarding
const done = async (account = mine) =>
  (await checklist(account)).steps.filter(({ complete }) => complete).map(({ step }) => step)

it('the checklist of a new account has six steps, in the order of the specification, and none is done', async () => {
  expect(await checklist()).toEqual({
    steps: ['createABurst', 'createASlide', 'addSlideToTaplet', 'createAnAppClip', 'createAQRDesign', 'createATag'].map(
      (step) => ({ step, complete: false }),
    ),
    isCodeShared: false,
    isPutAway: false,
  })
})

it('a step is done by doing it, and the link that comes with an app is no link that was made', async () => {
  const name = 'first-steps'
  await mine.api.experiences.update({ rootPageId: name, fullPagePath: name, pageName: name })
  expect(await done()).toEqual(['createABurst'])
  await mine.api.slides.createItem({ itemName: 'Slide' })
  expect(await done()).toEqual(['createABurst', 'createASlide'])
  const { page } = await anApp(mine, 'second-steps')
  expect(await done()).toEqual(['createABurst', 'createASlide', 'addSlideToTaplet'])
  await mine.links.create({ tagName: 'On the door', experienceId: page.experienceId })
  await mine.qrDesigns.update({ qrDesignId: 'create', qrDesignName: 'Ours' })
  expect(await done()).toEqual(['createABurst', 'createASlide', 'addSlideToTaplet', 'createAQRDesign', 'createATag'])
})

it('a step stays done when the only app is deleted', async () => {
  const { page } = await anApp(mine, 'deleted-steps')
  await mine.api.experiences.delete(page)
  expect(await done()).toEqual(['createABurst', 'createASlide', 'addSlideToTaplet'])
})

it('the first share ends the checklist; one that is brought back stays, whatever is shared then', async () => {
  expect((await mine.onboarding.recordShare({})).onboarding).toMatchObject({ isCodeShared: true, isPutAway: true })
  expect((await mine.onboarding.putAway({ isPutAway: false })).onboarding).toMatchObject({ isPutAway: false })
  expect((await mine.onboarding.recordShare({})).onboarding).toMatchObject({ isCodeShared: true, isPutAway: false })
})

it('the checklist is put away and brought back, twice as once', async () => {
  for (const isPutAway of [true, true, false, false])
    expect((await mine.onboarding.putAway({ isPutAway })).onboarding.isPutAway).toBe(isPutAway)
})

it('the checklist is one’s own, and knows nothing of others', async () => {
  const other = await app.anAccount(200)
  await anApp(other, 'steps-of-others')
  await other.onboarding.recordShare({})
  expect(await done()).toEqual([])
  expect(await checklist()).toMatchObject({ isCodeShared: false, isPutAway: false })
})

it('the checklist needs an account, and refuses what makes no sense', async () => {
  const { onboarding } = app.visitor
  const refusals = await Promise.all(
    [onboarding.fetch(), onboarding.recordShare({}), onboarding.putAway({ isPutAway: true })].map(refusal),
  )
  expect(refusals.map((one) => one?.status)).toEqual([401, 401, 401])
  expect((await mine.post('/onboarding/putAway', { isPutAway: 'yes' })).statusCode).toBe(400)
})
