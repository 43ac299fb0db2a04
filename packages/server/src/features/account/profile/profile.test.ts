import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestAccount } from '../../../testing/an-account.ts'
import { refusal } from '../../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

let app: TestApp
let mine: TestAccount
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  mine = await app.anAccount()
})

const stored = async (account = mine) => (await account.api.account.fetch({})).accountData

/** Uploads a picture as a browser does, and resolves to its address. */
async function uploadPicture(
  account: TestAccount,
  colour: string,
  filePath = 'account/profilePicture',
): Promise<string> {
  const create = { width: 40, height: 40, channels: 3, background: colour } as const
  const content = await sharp({ create }).png().toBuffer()
  const wish = { filePath, fileType: 'image/png', fileSize: content.length }
  const { signedUrl } = await account.api.media.createSignedPutRequestUrl(wish)
  const headers = { 'content-type': 'image/png' }
  const answer = await app.server.inject({ method: 'PUT', url: signedUrl, headers, payload: content })
  return answer.json().media.url
}

it('[15.5] a profile is changed field by field, and what is not named stays', async () => {
  const change = { name: 'Rosa Marin', username: 'Rosa.Marin', bio: 'Coffee by the sea.' }
  const { accountData } = await mine.api.account.update(change)
  expect(accountData).toMatchObject({ ...change, username: 'rosa.marin' })
  await mine.api.account.update({ timeZone: 'Europe/Lisbon', language: 'en' })
  expect(await stored()).toMatchObject({ name: 'Rosa Marin', timeZone: 'Europe/Lisbon', language: 'en' })
  await mine.api.account.update({ timeZone: '', bio: '' })
  expect(await stored()).toMatchObject({ timeZone: '', bio: '', username: 'rosa.marin' })
})

it('[15.5] a change with one wrong field changes nothing, and names the field', async () => {
  const before = await stored()
  const wrong = refusal(mine.api.account.update({ name: 'Rosa', username: 'a b' }))
  expect(await wrong).toMatchObject({ status: 400, code: 'BAD_REQUEST', field: 'username' })
  const zone = refusal(mine.api.account.update({ name: 'Rosa', timeZone: 'Europe/Atlantis' }))
  expect(await zone).toMatchObject({ status: 400, field: 'timeZone' })
  expect(await refusal(mine.api.account.update({ name: 'x'.repeat(41) }))).toMatchObject({ status: 400 })
  expect(await stored()).toEqual(before)
})

it('[15.5] a username belongs to one account, in any case, also when two ask at once', async () => {
  const other = await app.anAccount()
  await mine.api.account.update({ username: 'lark-coffee' })
  expect(await refusal(other.api.account.update({ username: 'LARK-Coffee' }))).toMatchObject({
    status: 409,
    code: 'USERNAME_TAKEN',
  })
  expect(await other.api.account.checkUsername({ username: 'Lark-coffee' })).toMatchObject({ isAvailable: false })
  expect(await mine.api.account.checkUsername({ username: 'Lark-coffee' })).toMatchObject({ isAvailable: true })
  expect(await other.api.account.checkUsername({ username: 'admin' })).toMatchObject({
    isAvailable: false,
    reason: expect.stringContaining('reserved'),
  })
  const both = await Promise.allSettled(
    [mine, other].map((account) => account.api.account.update({ username: 'the-one' })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('[15.5] a profile picture is private, shown by a link of a week, and its file goes when it is replaced', async () => {
  const url = await uploadPicture(mine, 'red')
  const { accountData } = await mine.api.account.update({ profilePicture: url })
  expect(accountData.profilePicture.startsWith(`${url}?`)).toBe(true)
  const seen = () => app.server.inject({ url: accountData.profilePicture })
  expect((await seen()).statusCode).toBe(200)
  expect((await app.server.inject({ url })).statusCode).not.toBe(200)
  expect((await mine.api.media.getAll()).media).toEqual([])
  await mine.api.account.update({ profilePicture: await uploadPicture(mine, 'blue') })
  await app.runJobs()
  expect((await seen()).statusCode).toBe(404)
  expect((await mine.api.account.update({ profilePicture: '' })).accountData.profilePicture).toBe('')
})

it('[15.5] nobody takes a picture of somebody else, nor any other file, as theirs', async () => {
  const other = await app.anAccount()
  const theirs = await uploadPicture(other, 'green')
  const inLibrary = await uploadPicture(mine, 'white', 'protected/white.png')
  for (const profilePicture of [theirs, inLibrary, 'https://example.org/me.png'])
    expect(await refusal(mine.api.account.update({ profilePicture }))).toMatchObject({ field: 'profilePicture' })
  expect((await stored()).profilePicture).toBe('')
})
