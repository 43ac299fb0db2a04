import { describe, expect, it } from 'vitest'
import { anApp } from '../../../testing/an-app.ts'
import { refusal } from '../../../testing/refusal.ts'
import { linksOfFile, RULE, SITE, toUrl } from '../../../testing/links-of-file.ts'
import { ORIGIN } from '../../../testing/start-test-app.ts'
import { block } from '../../../testing/block.ts'

const { app, anAccount } = await linksOfFile()

describe('what is refused:', () => {
  it.each([
    ['nothing to lead to', {}, 'LINK_DESTINATION_MISSING', 'experienceId'],
    ['two destinations', { ...SITE, experienceId: 'x' }, 'BAD_REQUEST', 'destinationUrl'],
    ['an app that is not there', { experienceId: 'nobody' }, 'BAD_REQUEST', 'experienceId'],
    ['a slide of a website', { ...SITE, slideId: 'x' }, 'BAD_REQUEST', 'slideId'],
    ['a script', { destinationUrl: 'javascript:alert(1)' }, 'BAD_REQUEST', 'destinationUrl'],
    ['a mail', { destinationUrl: 'mailto:a@b.example' }, 'BAD_REQUEST', 'destinationUrl'],
    ['a harmful website', { destinationUrl: 'https://bad.example/x' }, 'BAD_REQUEST', 'destinationUrl'],
    ['a harmful fallback', { ...SITE, fallbackUrl: 'https://bad.example/' }, 'BAD_REQUEST', 'fallbackUrl'],
    ['a design that is not there', { ...SITE, qrDesignId: 'nobody' }, 'BAD_REQUEST', 'qrDesignId'],
    ['a short name that is too short', { ...SITE, slug: 'ab' }, 'BAD_REQUEST', 'slug'],
    ['a short name of the product', { ...SITE, slug: 'login' }, 'BAD_REQUEST', 'slug'],
    [
      'a rule to a harmful website',
      withRule({}, 'https://bad.example'),
      'BAD_REQUEST',
      'rules.0.destination.destinationUrl',
    ],
    ['a rule to nowhere', withRule({}, ''), 'LINK_DESTINATION_MISSING', 'rules.0.destination.experienceId'],
    ['a zone that is none', withRule({ timezone: 'Moon/Base' }), 'BAD_REQUEST', 'rules.0.timezone'],
    ['a zone by its offset', withRule({ timezone: '+02:00' }), 'BAD_REQUEST', 'rules.0.timezone'],
    ['a country in letters of its own', withRule({ countries: ['at'] }), 'BAD_REQUEST', 'rules.0.countries.0'],
    [
      'a rule that ends before it begins',
      withRule({ from: '2026-02-01T00:00:00Z', until: '2026-01-01T00:00:00Z' }),
      'BAD_REQUEST',
      'rules.0.until',
    ],
  ])('a link with %s', async (_, input, code, field) => {
    await block(app, 'bad.example')
    const { links } = await anAccount()
    expect(await refusal(links.create(input))).toMatchObject({ status: 400, code, field })
    expect((await links.fetchAll({})).tagData).toEqual([])
  })

  function withRule(rule: object, url = 'https://example.at') {
    return { ...SITE, rules: [{ ...RULE, ...rule, destination: toUrl(url) }] }
  }

  it('apps, slides, designs and links of somebody else, as if they were not there', async () => {
    const [other, mine] = [await anAccount(), await anAccount()]
    const theirs = await anApp(other.account, 'their-cafe')
    const own = await anApp(mine.account, 'my-cafe')
    const { experienceId } = theirs.page
    const { links } = mine
    expect(await refusal(links.create({ experienceId }))).toMatchObject({ status: 400, field: 'experienceId' })
    expect(await refusal(links.create({ experienceId: own.page.experienceId, slideId: theirs.itemId }))).toMatchObject({
      field: 'slideId',
    })
    const destination = { experienceId, slideId: null, destinationUrl: '' }
    expect(await refusal(links.create({ ...SITE, rules: [{ ...RULE, destination }] }))).toMatchObject({
      field: 'rules.0.destination.experienceId',
    })
    const { tagId } = (await other.links.create(SITE)).tagData
    expect(await refusal(links.update({ tagId, note: 'x' }))).toMatchObject({ status: 404 })
    expect(await refusal(links.delete({ tagId }))).toMatchObject({ status: 404 })
    expect(await refusal(links.checkHealth({ tagId }))).toMatchObject({ status: 404 })
    expect((await links.changeMany({ ids: [tagId], change: { type: 'DELETE' } })).results[0]?.outcome).toBe('NOT_FOUND')
    await other.links.delete({ tagId })
    expect((await links.restore({ ids: [tagId] })).results[0]?.outcome).toBe('NOT_FOUND')
  })

  it('a way back to the link itself, by whatever name and however long', async () => {
    const { links } = await anAccount()
    const one = (await links.create({ ...SITE, slug: 'round-trip' })).tagData
    const at = (code: string) => ({ destinationUrl: `${ORIGIN}/t/${code}?x=1#y` })
    const two = (await links.create(at(one.tagId))).tagData
    for (const code of [one.tagId, 'round-trip', 'ROUND-trip', two.tagId])
      expect(await refusal(links.update({ tagId: one.tagId, ...at(code) }))).toMatchObject({ field: 'destinationUrl' })
    expect(await refusal(links.create({ ...at('new-name'), slug: 'new-name' }))).toMatchObject({
      field: 'destinationUrl',
    })
    expect(await refusal(links.update({ tagId: one.tagId, fallbackUrl: at(one.tagId).destinationUrl }))).toMatchObject({
      field: 'fallbackUrl',
    })
  })

  it('a way back to the link itself, however its address is spelt', async () => {
    const { links } = await anAccount()
    const { tagId } = (await links.create(SITE)).tagData
    const spelt = [
      `/T/${tagId}`,
      `//t/${tagId}`,
      `/t/${tagId}.`,
      `/t//${tagId}/x`,
      `/%74/${tagId}`,
      `/t/${tagId.toLowerCase()}`,
    ]
    for (const path of spelt)
      expect(await refusal(links.update({ tagId, destinationUrl: ORIGIN + path })), path).toMatchObject({
        field: 'destinationUrl',
      })
    expect(await refusal(links.updateSettings({ fallbackUrl: `${ORIGIN}/T/${tagId}` }))).toMatchObject({
      field: 'fallbackUrl',
    })
    const picture = `${ORIGIN}/t/${tagId}/code.svg`
    expect((await links.update({ tagId, destinationUrl: picture })).tagData.destinationUrl).toBe(picture)
  })

  it('a short name that makes an address on the way lead back', async () => {
    const { links } = await anAccount()
    const one = (await links.create({ destinationUrl: `${ORIGIN}/t/named-later` })).tagData
    const { tagId } = (await links.create({ destinationUrl: `${ORIGIN}/t/${one.tagId}` })).tagData
    expect(await refusal(links.update({ tagId, slug: 'named-later' }))).toMatchObject({ field: 'slug' })
    expect((await links.update({ tagId, slug: 'named-else' })).tagData.slug).toBe('named-else')
  })

  it('an end that the clock of no other country knows, so that the list can always be answered', async () => {
    const { links } = await anAccount()
    for (const expiresAt of ['9999-12-31T23:59:59-23:59', '0000-01-01T00:00:00+23:59'])
      expect(await refusal(links.create({ ...SITE, expiresAt }))).toMatchObject({ status: 400, field: 'expiresAt' })
    const { tagId } = (await links.create({ ...SITE, expiresAt: '9999-12-31T23:59:59Z' })).tagData
    expect((await links.fetchAll({})).tagData.map((tag) => tag.tagId)).toEqual([tagId])
  })

  it('every call without an account, save for what anybody may ask', async () => {
    const links = app.visitor.links
    const calls = [
      links.fetchAll({}),
      links.create(SITE),
      links.update({ tagId: 'x' }),
      links.delete({ tagId: 'x' }),
      links.stats({}),
      links.checkSlug({ slug: 'abc' }),
      links.restore({ ids: ['x'] }),
      links.changeMany({ ids: ['x'], change: { type: 'DELETE' } }),
      links.import({ csv: 'url\nx' }),
      links.checkHealth({ tagId: 'x' }),
      links.settings({}),
      links.updateSettings({ fallbackUrl: '' }),
      links.claim({ tagId: 'x' }),
      links.release({ tagId: 'x' }),
    ]
    for (const refused of await Promise.all(calls.map(refusal))) expect(refused).toMatchObject({ status: 401 })
    expect((await app.get('/api/links/export.csv')).statusCode).toBe(401)
  })
})
