import { describe, expect, it } from 'vitest'
import { refusal } from '../../../testing/refusal.ts'
import { linksOfFile, SITE } from '../../../testing/links-of-file.ts'

const { app, anAccount } = await linksOfFile()

describe('a short name', () => {
  it('stays with its link for ever, whoever wants it', async () => {
    const [mine, other] = [await anAccount(), await anAccount()]
    const { tagId } = (await mine.links.create({ ...SITE, slug: 'spring' })).tagData
    await mine.links.update({ tagId, slug: 'summer' })
    const answer = async (links: typeof mine.links, slug: string, id?: string) =>
      (await links.checkSlug({ slug, ...(id !== undefined && { tagId: id }) })).isAvailable
    expect(await answer(other.links, 'spring')).toBe(false)
    expect(await answer(mine.links, 'Spring')).toBe(false)
    expect(await answer(mine.links, ' Spring ', tagId)).toBe(true)
    expect(await answer(other.links, 'autumn')).toBe(true)
    expect((await other.links.checkSlug({ slug: 'admin' })).reason).toMatch(/kept for the product/)
    expect((await other.links.checkSlug({ slug: 'a--b' })).reason).toMatch(/Dashes/)
    const taken = { status: 409, code: 'LINK_SLUG_TAKEN', field: 'slug' }
    expect(await refusal(other.links.create({ ...SITE, slug: 'spring' }))).toMatchObject(taken)
    expect(await refusal(mine.links.create({ ...SITE, slug: 'summer' }))).toMatchObject(taken)
    expect((await mine.links.fetchAll({})).tagData).toHaveLength(1)
    expect((await mine.links.update({ tagId, slug: 'spring' })).tagData.slug).toBe('spring')
    expect((await mine.links.update({ tagId, slug: '' })).tagData.slug).toBe('')
    await mine.links.delete({ tagId })
    expect(await refusal(other.links.create({ ...SITE, slug: 'summer' }))).toMatchObject(taken)
    const rows = await app.db.selectFrom('link_slugs').select('slug').where('tag_id', '=', tagId).execute()
    expect(rows.map(({ slug }) => slug).toSorted()).toEqual(['spring', 'summer'])
  })

  it('is given to one of two who want it at the same moment', async () => {
    const accounts = await Promise.all([anAccount(), anAccount(), anAccount()])
    const results = await Promise.all(accounts.map(({ links }) => refusal(links.create({ ...SITE, slug: 'wanted' }))))
    expect(results.filter((result) => result === undefined)).toHaveLength(1)
    expect(results.filter((result) => result?.code === 'LINK_SLUG_TAKEN')).toHaveLength(2)
  })

  it('can be changed twenty times', async () => {
    const { links } = await anAccount()
    const { tagId } = (await links.create(SITE)).tagData
    for (let count = 0; count < 20; count++) await links.update({ tagId, slug: `name-${count}` })
    expect(await refusal(links.update({ tagId, slug: 'one-more' }))).toMatchObject({ status: 400, field: 'slug' })
    expect((await links.update({ tagId, slug: 'name-3' })).tagData.slug).toBe('name-3')
  })

  it('is not to be had any more by who deletes links to take others', async () => {
    const { account, links } = await anAccount(200)
    const { tagId } = (await links.create(SITE)).tagData
    const names = Array.from({ length: 200 }, (_, index) => `squatted-${index}`)
    const rows = names.map((slug) => ({ slug, tag_id: tagId, account_id: account.accountId }))
    await app.db.insertInto('link_slugs').values(rows).execute()
    await links.delete({ tagId })
    expect(await refusal(links.create({ ...SITE, slug: 'yet-another' }))).toMatchObject({ status: 400, field: 'slug' })
    expect((await links.create(SITE)).tagData.slug).toBe('')
    await links.restore({ ids: [tagId] })
    expect((await links.create({ ...SITE, slug: 'yet-another' })).tagData.slug).toBe('yet-another')
  })
})
