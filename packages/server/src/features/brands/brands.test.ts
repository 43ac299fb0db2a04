import { BRAND_LIMITS } from '@taplet/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPicture } from '../../testing/a-picture.ts'
import { refusal } from '../../testing/refusal.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'

let content: TestApp
let mine: TestAccount
let other: TestAccount
beforeAll(async () => {
  content = await startTestApp()
  mine = await content.anAccount(200)
  other = await content.anAccount(0)
})
afterAll(() => content.stop())

const fern = {
  name: 'Fern Street Plants',
  logoUrl: '',
  style: { ground: '#153A31', main: '#F4B35F', heading: 'young-serif' as const },
  links: [{ linkType: 'instagram' as const, linkUsername: 'https://instagram.com/fernstreet' }],
  hours: 'Tuesday to Saturday\t9–18',
  address: '9 Fern Street',
}

describe('a brand', () => {
  it('is saved, read, changed and deleted', async () => {
    const { brand } = await mine.studio.brands.save(fern)
    expect(brand).toMatchObject({
      ...fern,
      links: [{ linkUsername: 'fernstreet' }],
      style: { ...fern.style, body: 'figtree' },
    })
    const { brandId, revision } = brand
    const changed = (await mine.studio.brands.save({ ...fern, brandId, revision, address: 'Green door' })).brand
    expect(changed).toMatchObject({
      brandId,
      address: 'Green door',
      revision: revision + 1,
      createdAt: brand.createdAt,
    })
    expect((await mine.studio.brands.getAll()).brands).toEqual([changed])
    await mine.studio.brands.delete({ brandId })
    expect((await mine.studio.brands.getAll()).brands).toEqual([])
    expect(await refusal(mine.studio.brands.delete({ brandId }))).toMatchObject({ status: 404 })
  })

  it('that somebody else has saved meanwhile is not overwritten, and the newer one is answered', async () => {
    const { brand } = await mine.studio.brands.save(fern)
    const { brandId, revision } = brand
    await mine.studio.brands.save({ ...fern, brandId, name: 'Newer' })
    const refused = await refusal(mine.studio.brands.save({ ...fern, brandId, revision }))
    expect(refused).toMatchObject({ status: 409, code: 'CONFLICT' })
    await mine.studio.brands.delete({ brandId })
  })

  it('is there once on small plans and several times on Growth, and two tabs at once get no further', async () => {
    const results = await Promise.allSettled([1, 2, 3].map(() => other.studio.brands.save(fern)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(BRAND_LIMITS.FREE)
    expect(await refusal(other.studio.brands.save(fern))).toMatchObject({ status: 403, code: 'BRAND_LIMIT_REACHED' })
    const growing = await content.anAccount(200)
    for (let made = 0; made < BRAND_LIMITS.GROWTH; made += 1) await growing.studio.brands.save(fern)
    expect(await refusal(growing.studio.brands.save(fern))).toMatchObject({ code: 'BRAND_LIMIT_REACHED' })
  })

  it('has a logo of its own account only, and keeps one that was deleted since', async () => {
    const [own, theirs] = [await aPicture(content, mine), await aPicture(content, other)]
    for (const logoUrl of ['https://evil.example/logo.png', theirs])
      expect(await refusal(mine.studio.brands.save({ ...fern, logoUrl }))).toMatchObject({
        status: 400,
        message: 'Choose a logo from your own pictures.',
      })
    const { brandId, logoUrl } = (await mine.studio.brands.save({ ...fern, logoUrl: own })).brand
    expect(logoUrl).toBe(own)
    await content.db.updateTable('media').set({ deleted_at: new Date() }).where('url', '=', own).execute()
    expect((await mine.studio.brands.save({ ...fern, brandId, logoUrl: own })).brand.logoUrl).toBe(own)
    expect(await refusal(mine.studio.brands.save({ ...fern, brandId, logoUrl: theirs }))).toMatchObject({ status: 400 })
    await mine.studio.brands.delete({ brandId })
  })

  it.each([
    ['a colour that is none', { style: { ground: 'red' } }],
    ['a typeface that we do not have', { style: { heading: 'comic-sans' } }],
    [
      'an address that no page may lead to',
      { links: [{ linkType: 'customlink', linkUsername: 'javascript:alert(1)' }] },
    ],
    ['a logo from elsewhere', { logoUrl: 'javascript:alert(1)' }],
    ['no name', { name: ' ' }],
  ])('is refused with %s', async (_, change) => {
    const response = await mine.post('/brandKits/save', { ...fern, ...change })
    expect([response.statusCode, response.json().code]).toEqual([400, 'BAD_REQUEST'])
  })

  it('is shown to and changed by nobody of another account, and nobody who is not signed in', async () => {
    const { brandId } = (await mine.studio.brands.save(fern)).brand
    expect(await refusal(other.studio.brands.save({ ...fern, brandId }))).toMatchObject({ status: 404 })
    expect(await refusal(other.studio.brands.delete({ brandId }))).toMatchObject({ status: 404 })
    expect((await other.studio.brands.getAll()).brands.map((brand) => brand.brandId)).not.toContain(brandId)
    expect((await content.get('/api/brandKits')).statusCode).toBe(401)
  })
})
