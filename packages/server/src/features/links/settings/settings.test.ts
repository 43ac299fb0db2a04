import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../../testing/refusal.ts'
import { ORIGIN, startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const anAccount = async (accessLevel = 0) => {
  const account = await app.anAccount(accessLevel)
  return { account, links: account.links }
}

describe('what holds for all links', () => {
  it('is a fallback, empty at first, and no link itself', async () => {
    const { links } = await anAccount()
    expect((await links.settings({})).settings).toEqual({ fallbackUrl: '' })
    const settings = { fallbackUrl: 'https://example.com/' }
    expect((await links.updateSettings(settings)).settings).toEqual(settings)
    expect((await links.settings({})).settings).toEqual(settings)
    expect(await refusal(links.updateSettings({ fallbackUrl: `${ORIGIN}/t/abc` }))).toMatchObject({ status: 400 })
    expect(await refusal(links.updateSettings({ fallbackUrl: 'ftp://x.example' }))).toMatchObject({ status: 400 })
  })
})
