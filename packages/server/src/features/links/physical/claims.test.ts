import { DAY_MS } from '@taplet/base/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import { anApp } from '../../../testing/an-app.ts'
import { refusal } from '../../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'
import { scan } from '../../../testing/visits/scan.ts'
import type { TestAccount } from '../../../testing/an-account.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const SITE = { destinationUrl: 'https://example.com/menu' }
const anAccount = async (accessLevel = 0) => {
  const account = await app.anAccount(accessLevel)
  return { account, links: account.links }
}
async function aTag(disabled_at: Date | null = null): Promise<string> {
  const tag_id = newId()
  await app.db.insertInto('physical_tags').values({ tag_id, tag_sub_type: 'SILVER', disabled_at }).execute()
  return tag_id
}
const stateOf = async (links: TestAccount['links'], tagId: string) => (await links.registration({ tagId })).state

describe('a physical tag', () => {
  it('becomes the link of whoever claims it, with the look that it has', async () => {
    const { links } = await anAccount()
    const tagId = await aTag()
    expect(await app.visitor.links.registration({ tagId })).toMatchObject({
      state: 'UNCLAIMED',
      tagSubType: 'SILVER',
      tagName: '',
    })
    const { tagData } = await links.claim({ tagId, ...SITE, tagName: 'On the door', slug: 'on-the-door' })
    expect(tagData).toMatchObject({ tagId, tagSubType: 'SILVER', tagName: 'On the door', isDefault: false })
    expect((await links.fetchAll({})).tagData).toEqual([tagData])
    expect(await links.registration({ tagId })).toMatchObject({ state: 'MINE', tagName: 'On the door' })
    expect(await app.visitor.links.registration({ tagId })).toMatchObject({ state: 'CLAIMED', tagName: '' })
    expect((await links.claim({ tagId, ...SITE, note: 'once more' })).tagData).toEqual(tagData)
  })

  it('goes to one of several who claim it at the same moment', async () => {
    const tagId = await aTag()
    const accounts = await Promise.all(Array.from({ length: 5 }, () => anAccount()))
    const results = await Promise.all(accounts.map(({ links }) => refusal(links.claim({ tagId, ...SITE }))))
    expect(results.filter((result) => result === undefined)).toHaveLength(1)
    expect(results.filter((result) => result?.code === 'TAG_CLAIMED')).toHaveLength(4)
  })

  it('counts as a link of the plan', async () => {
    const { links } = await anAccount()
    for (let count = 0; count < 9; count++) await links.create(SITE)
    await links.claim({ tagId: await aTag(), ...SITE })
    const tagId = await aTag()
    expect(await refusal(links.claim({ tagId, ...SITE }))).toMatchObject({ code: 'LINK_LIMIT_REACHED' })
    expect(await stateOf(links, tagId)).toBe('UNCLAIMED')
  })

  it('is refused when it is unknown, out of service, or leads nowhere', async () => {
    const { links } = await anAccount()
    const disabled = await aTag(new Date())
    expect(await refusal(links.claim({ tagId: 'unknown', ...SITE }))).toMatchObject({ status: 404 })
    expect(await refusal(links.claim({ tagId: disabled, ...SITE }))).toMatchObject({ code: 'TAG_DISABLED' })
    expect(await stateOf(links, disabled)).toBe('DISABLED')
    expect(await refusal(links.claim({ tagId: await aTag() }))).toMatchObject({ code: 'LINK_DESTINATION_MISSING' })
    expect(await stateOf(links, 'unknown')).toBe('UNKNOWN')
  })

  it('stays with its owner when its link is deleted, and comes back to nobody else', async () => {
    const [mine, other] = [await anAccount(), await anAccount()]
    const tagId = await aTag()
    await mine.links.claim({ tagId, ...SITE })
    await mine.links.delete({ tagId })
    expect(await refusal(other.links.claim({ tagId, ...SITE }))).toMatchObject({ code: 'TAG_CLAIMED' })
    expect(await refusal(other.links.release({ tagId }))).toMatchObject({ status: 404 })
    expect([await stateOf(other.links, tagId), await stateOf(mine.links, tagId)]).toEqual(['CLAIMED', 'UNCLAIMED'])
    expect((await mine.links.claim({ tagId, ...SITE, note: 'back' })).tagData).toMatchObject({ tagId, note: 'back' })
  })

  it('is free once it is given up; its next owner gets neither the names nor the scans of the one before', async () => {
    const [mine, other] = [await anAccount(), await anAccount()]
    const tagId = await aTag()
    await mine.links.claim({ tagId, ...SITE, slug: 'old-owner', fallbackUrl: 'https://example.com/old' })
    app.clock.ahead = 3 * DAY_MS
    await scan(app, tagId, DAY_MS)
    await scan(app, tagId) // in the quarter of an hour in which the owner changes
    expect((await mine.links.stats({})).scans[tagId]).toMatchObject({ total: 2 })
    await mine.links.release({ tagId })
    expect((await mine.links.fetchAll({})).tagData).toEqual([])
    expect((await mine.links.restore({ ids: [tagId] })).results[0]?.outcome).toBe('NOT_FOUND')
    expect(await stateOf(mine.links, tagId)).toBe('UNCLAIMED')

    const { tagData } = await other.links.claim({ tagId, ...SITE })
    expect(tagData).toMatchObject({ tagId, slug: '', fallbackUrl: '' })
    expect((await other.links.stats({})).scans[tagId]).toMatchObject({ total: 0, lastAt: null })
    expect((await other.links.checkSlug({ slug: 'old-owner', tagId })).isAvailable).toBe(false)
    const aside = await app.db
      .selectFrom('link_slugs as s')
      .innerJoin('links as l', 'l.tag_id', 's.tag_id')
      .select(['l.tag_id', 'l.account_id', 'l.fallback_url', 'l.deleted_at'])
      .where('s.slug', '=', 'old-owner')
      .executeTakeFirstOrThrow()
    expect(aside).toMatchObject({ account_id: mine.account.accountId, fallback_url: 'https://example.com/old' })
    expect(aside.tag_id).not.toBe(tagId)
    expect(aside.deleted_at).not.toBeNull()
    expect(await stateOf(mine.links, tagId)).toBe('CLAIMED')
  })

  it('does not come back clean when it was taken down', async () => {
    const { account, links } = await anAccount()
    const { page } = await anApp(account, 'bad-cafe')
    const tagId = await aTag()
    await links.claim({ tagId, experienceId: page.experienceId })
    const takedown = { experience_id: page.experienceId ?? '', tag_id: tagId, reason: 'On stickers of others' }
    await app.db.insertInto('takedowns').values(takedown).execute()
    expect((await links.fetchAll({})).tagData.find((tag) => tag.tagId === tagId)?.takedown).toMatchObject({
      reason: 'On stickers of others',
    })
    await links.release({ tagId })
    expect(await refusal(links.claim({ tagId, ...SITE }))).toMatchObject({ code: 'TAG_DISABLED' })
  })
})

it('Claims answers what an ordinary link is to whoever wrote it to a tag', async () => {
  const [mine, other] = [await anAccount(), await anAccount()]
  const { tagId } = (await mine.links.create({ ...SITE, tagName: 'Mine', tagSubType: 'GOLD' })).tagData
  expect(await mine.links.registration({ tagId })).toMatchObject({ state: 'MINE', tagName: 'Mine', tagSubType: 'GOLD' })
  expect(await other.links.registration({ tagId })).toMatchObject({ state: 'CLAIMED', tagName: '' })
})

it('Claims answers no more than sixty questions about tags in ten minutes', async () => {
  app.clock.ahead += 20 * 60_000
  const results = await Promise.all(
    Array.from({ length: 61 }, () => refusal(app.visitor.links.registration({ tagId: 'x' }))),
  )
  expect(results.filter((result) => result?.status === 429)).toHaveLength(1)
})
