import { loadNodeReaders } from '@taplet/qr/scannability/node'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anApp } from '../../../testing/an-app.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { refusal } from '../../../testing/refusal.ts'
import { ORIGIN, type TestApp, startTestApp } from '../../../testing/start-test-app.ts'

let app: TestApp
let mine: TestAccount
beforeAll(async () => {
  app = await startTestApp()
  mine = await app.anAccount(200)
})
afterAll(() => app.stop())

const story = async (experienceId: string, account = mine) =>
  Buffer.from(await (await account.experiences.story({ experienceId })).arrayBuffer())

it('the story of an app is a picture of 1080 × 1920 whose code leads to the app', async () => {
  const { page } = await anApp(mine, 'told')
  const picture = await story(page.experienceId)
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1920 })
  expect(await read(picture)).toBe(`${ORIGIN}/t/${page.tagId}`)
})

it('a story is drawn for a name in letters that we do not have, and for a very long one', async () => {
  for (const [path, pageName] of [
    ['told-arabic', 'مقهى الوادي'],
    ['told-long', 'The Extraordinarily Long Name of a Very Small Neighbourhood Bakery by the Sea 80'],
  ] as const) {
    const { page } = await anApp(mine, path, { pageName })
    expect(await read(await story(page.experienceId))).toBe(`${ORIGIN}/t/${page.tagId}`)
  }
})

it('there is no story of an app that nobody can open, nor of others, nor for strangers', async () => {
  const { page } = await anApp(mine, 'told-off')
  const { experienceId } = page
  const other = await app.anAccount(200)
  expect(await refusal(other.experiences.story({ experienceId }))).toMatchObject({ status: 404 })
  expect(await refusal(app.visitor.experiences.story({ experienceId }))).toMatchObject({ status: 401 })
  await mine.experiences.update({ ...page, active: false })
  expect(await refusal(mine.experiences.story({ experienceId }))).toMatchObject({ status: 404 })
  expect(await refusal(mine.experiences.story({ experienceId: 'never-was' }))).toMatchObject({ status: 404 })
})

/** Returns what the code on a picture says. */
async function read(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  for (const reader of await loadNodeReaders()) {
    const found = await reader.read({ data: new Uint8ClampedArray(data), width: info.width, height: info.height })
    if (found !== undefined) return found
  }
  return undefined
}
