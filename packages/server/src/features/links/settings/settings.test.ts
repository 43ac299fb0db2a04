import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../../testing/refusal.ts'
import { LINKS_ORIGIN, startLinks, type TestLinks } from '../../../testing/start-links.ts'

let app: TestLinks
beforeAll(async () => {
  app = await startLinks()
})
afterAll(() => app.stop())

const anAccount = async (accessLevel = 0) => {
  const account = await app.anAccount(accessLevel)
  return { account, links: app.clientOf(account) }
}

describe('what holds for all links', () => {
  it('is a fallback, empty at first, and no link itself', async () => {
    const { links } = await anAccount()
    expect((await links.settings({})).settings).toEqual({ fallbackUrl: '' })
    const settings = { fallbackUrl: 'https://example.com/' }
    expect((await links.updateSettings(settings)).settings).toEqual(settings)
    expect((await links.settings({})).settings).toEqual(settings)
    expect(await refusal(links.updateSettings({ fallbackUrl: `${LINKS_ORIGIN}/t/abc` }))).toMatchObject({ status: 400 })
    expect(await refusal(links.updateSettings({ fallbackUrl: 'ftp://x.example' }))).toMatchObject({ status: 400 })
  })
})
