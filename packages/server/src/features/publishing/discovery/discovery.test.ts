import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApp, rename } from '../../../testing/an-app.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../../testing/start-test-app.ts'
import { targetOf } from './o-embed.ts'
import { createSitemap } from './sitemap.ts'

const ORIGIN = 'https://taplet.example'
let content: TestApp
let mine: TestAccount
beforeAll(async () => {
  content = await startTestApp()
  mine = await content.anAccount(200)
})
afterAll(() => content.stop())

const addressesOf = (xml = ''): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
const sitemap = async () => (await content.get('/sitemap.xml')).body
const oEmbed = (url: string, more = '') => content.get(`/oembed?url=${encodeURIComponent(url)}${more}`)

describe('The sitemap', () => {
  it('names pages that search engines may show, with the time of their last change, at once', async () => {
    const { page, write } = await anApp(mine, 'in-the-map')
    const before = await sitemap()
    expect(addressesOf(before)).toEqual([`${ORIGIN}/app/explore`, `${ORIGIN}/in-the-map`])
    const timeOf = (xml: string) => Date.parse(/in-the-map<\/loc><lastmod>([^<]*)/.exec(xml)?.[1] ?? '')
    await write('New words')
    const after = await sitemap()
    expect(timeOf(after)).toBeGreaterThan(timeOf(before))
    await mine.api.experiences.update({ ...page, isFindable: false })
    expect(addressesOf(await sitemap())).toEqual([`${ORIGIN}/app/explore`])
  })

  it('leaves out what is switched off, deleted, empty or of an inactive account', async () => {
    const { page } = await anApp(mine, 'switched-off')
    await mine.api.experiences.update({ ...page, active: false })
    await anApp(mine, 'deleted-one')
    await mine.api.experiences.delete({ rootPageId: 'deleted-one', fullPagePath: 'deleted-one' })
    await mine.api.experiences.update({ rootPageId: 'no-slides', fullPagePath: 'no-slides', pageName: 'Empty' })
    const asleep = await content.anAccount(200)
    await anApp(asleep, 'asleep-one')
    await content.db
      .updateTable('accounts')
      .set({ status: 'INACTIVE' })
      .where('account_id', '=', asleep.accountId)
      .execute()
    await content.heard()
    expect(await sitemap()).not.toMatch(/switched-off|deleted-one|no-slides|asleep-one/)
  })

  it('is an index of several files when one would be too long, and each page stands in one of them', async () => {
    for (const name of ['page-one', 'page-two', 'page-three']) await anApp(mine, name)
    const long = createSitemap({ db: content.db, origin: ORIGIN, isCertain: () => false, pageSize: 2 })
    const files = addressesOf(await long.root())
    expect(files).toEqual([`${ORIGIN}/sitemaps/1.xml`, `${ORIGIN}/sitemaps/2.xml`])
    const parts = await Promise.all(files.map((_, index) => long.part(index + 1)))
    expect(parts.flatMap(addressesOf).filter((address) => address.includes('page-')).length).toBe(3)
    expect(await long.part(3)).toBeUndefined()
    expect((await content.get('/sitemaps/9.xml')).statusCode).toBe(404)
    expect((await content.get('/sitemaps/x.xml')).statusCode).toBe(404)
  })
})

describe('An app that its owner keeps from search engines', () => {
  it('says so in its page and in its headers, and is on no list; other clients leave that as it is', async () => {
    const { page } = await anApp(mine, 'hidden-one')
    expect((await content.get('/hidden-one')).headers).not.toHaveProperty('x-robots-tag')
    await content.features.experiences.feature(mine.accountId, page.experienceId, 'Food')
    await mine.api.experiences.update({ ...page, isFindable: false })
    const { isFindable: _, mayBeEmbedded: __, ...old } = page
    const { updatedPage } = await mine.api.experiences.update({ ...old, revision: undefined, pageName: 'Hidden' })
    expect(updatedPage.isFindable).toBe(false)
    const shown = await content.get('/hidden-one')
    expect(shown.headers).toMatchObject({ 'x-robots-tag': 'noindex' })
    expect(shown.body).toContain('<meta name="robots" content="noindex"/>')
    expect((await content.visitor.api.explore.fetch({})).experiences).toEqual([])
  })
})

describe('A frame of another website', () => {
  it('is refused unless the owner lets it, and then shows the page and nothing else of ours', async () => {
    const { page } = await anApp(mine, 'framed-one')
    expect((await content.get('/embed/framed-one')).statusCode).toBe(404)
    await mine.api.experiences.update({ ...page, mayBeEmbedded: true })
    const framed = await content.get('/embed/framed-one')
    expect(framed.statusCode).toBe(200)
    expect(framed.headers['content-security-policy']).toContain('frame-ancestors *')
    expect(framed.headers['x-robots-tag']).toBe('noindex')
    expect(framed.body).toContain('Words of framed-one')
    for (const url of ['/framed-one', '/report/framed-one', '/embed/nobody'])
      expect((await content.get(url)).headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it('follows the app to its new name, and ends when the owner switches it off', async () => {
    const { page } = await anApp(mine, 'old-frame')
    const allowed = (await mine.api.experiences.update({ ...page, mayBeEmbedded: true })).updatedPage
    const renamed = await rename(mine, allowed, 'new-frame')
    expect((await content.get('/embed/old-frame')).headers['location']).toBe('/embed/new-frame')
    expect((await content.get('/embed/new-frame')).statusCode).toBe(200)
    await mine.api.experiences.update({ ...renamed, revision: undefined, mayBeEmbedded: false })
    expect((await content.get('/embed/new-frame')).statusCode).toBe(404)
  })
})

describe('oEmbed', () => {
  it('offers a frame where the owner lets it, within the room there is, and the picture of the app', async () => {
    const { page } = await anApp(mine, 'told-one', { pageName: 'Tea & "Cake"' })
    await mine.api.experiences.update({ ...page, mayBeEmbedded: true })
    const response = await oEmbed(`${ORIGIN}/told-one`, '&format=json&maxwidth=300')
    expect(response.headers).toMatchObject({ 'access-control-allow-origin': '*' })
    expect(response.json()).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Tea & "Cake"',
      width: 300,
      height: 760,
    })
    expect(response.json().html).toMatch(
      /^<iframe src="https:\/\/taplet\.example\/embed\/told-one" title="Tea &amp; &quot;Cake&quot;" width="300"/,
    )
    expect(response.json()).not.toHaveProperty('thumbnail_url')
    const roomy = (await oEmbed(`${ORIGIN}/t/${page.tagId}`)).json()
    expect(roomy).toMatchObject({
      thumbnail_width: 1200,
      thumbnail_url: expect.stringMatching(/\/assets\/covers\/told-one\//),
    })
    expect((await content.get('/told-one')).body).toContain('application/json+oembed')
  })

  it('is a plain link where the owner does not, and nothing for what is not ours or not there', async () => {
    await anApp(mine, 'linked-one')
    expect((await oEmbed(`${ORIGIN}/linked-one`)).json()).toMatchObject({ type: 'link', url: `${ORIGIN}/linked-one` })
    for (const url of ['https://evil.example/linked-one', `${ORIGIN}/nobody`, `${ORIGIN}/app/experiences`, 'x', ''])
      expect((await oEmbed(url)).statusCode).toBe(404)
    expect((await oEmbed(`${ORIGIN}/linked-one`, '&format=xml')).statusCode).toBe(501)
    expect(targetOf(`${ORIGIN}.evil.example/linked-one`, ORIGIN)).toBeUndefined()
  })
})
