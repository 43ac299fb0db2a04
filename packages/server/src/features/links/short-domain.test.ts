import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ORIGIN, startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const SHORT = 'https://tapl.example'
const hosts = [ORIGIN, SHORT].map((origin) => new URL(origin).host)

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ config: { shortLinkUrl: SHORT, hostRule: { names: hosts, anyAddress: false } } })
})
afterAll(() => app.stop())

describe('where there is a short domain', () => {
  it('both names answer the code of a link, and no other name does', async () => {
    const account = await app.anAccount()
    const { tagData } = await account.links.create({ destinationUrl: 'https://shop.example/menu' })
    const answers = await Promise.all(
      [...hosts, 'other.example'].map((host) => app.get(`/t/${tagData.tagId}`, { headers: { host } })),
    )
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
      [302, 'https://shop.example/menu'],
      [302, 'https://shop.example/menu'],
      [421, undefined],
    ])
  })

  it('clients are told where links and codes lead', async () => {
    expect(await app.visitor.instance.fetch()).toMatchObject({ publicUrl: ORIGIN, linkUrl: SHORT })
  })

  it('a link that leads back to itself is refused, by whichever name', async () => {
    const account = await app.anAccount()
    const { tagData } = await account.links.create({ destinationUrl: 'https://shop.example' })
    for (const origin of [ORIGIN, SHORT])
      await expect(
        account.links.update({ tagId: tagData.tagId, destinationUrl: `${origin}/t/${tagData.tagId}` }),
      ).rejects.toMatchObject({ status: 400 })
  })

  it('the export of links carries the short name', async () => {
    const account = await app.anAccount()
    const { tagData } = await account.links.create({ destinationUrl: 'https://shop.example' })
    const file = await account.links.export({})
    expect(await file.text()).toContain(`${SHORT}/t/${tagData.tagId}`)
  })
})
