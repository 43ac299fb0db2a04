import { MAX_PAGES_READ } from '@taplet/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestAccount } from '../../testing/an-account.ts'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { startPages } from './testing/start-pages.ts'

let pages: Awaited<ReturnType<typeof startPages>>
let app: TestApp
let mine: TestAccount
let other: TestAccount
beforeAll(async () => {
  pages = await startPages({ casalume: { page: 'restaurant.html' }, kiln: { page: 'svg-logo.html' } })
  app = await startTestApp({
    config: { outboundAllow: [`127.0.0.1:${pages.port}`] },
    resolveHost: async (host) => (host.endsWith('.test') ? ['127.0.0.1'] : ['10.0.0.7']),
  })
  mine = await app.anAccount(200)
  other = await app.anAccount(200)
})
afterAll(async () => {
  await app.stop()
  pages.stop()
})

const libraryOf = async (account: TestAccount) => (await account.studio.media.getAll()).media

describe('[17.4] a page', () => {
  it('is read for a signed-in account, and nothing of it is stored', async () => {
    const { page } = await mine.studio.imports.readPage({ url: pages.at('casalume') })
    expect(page).toMatchObject({ name: 'Casa Lume', groups: [{ name: 'From the fire' }, { name: 'Sweet' }] })
    expect(await libraryOf(mine)).toEqual([])
  })

  it.each([
    ['http://127.0.0.1/', 'PRIVATE'],
    ['http://169.254.169.254/latest/meta-data/', 'PRIVATE'],
    ['http://router.example/', 'PRIVATE'],
  ])('at %s is not asked for', async (url, reason) => {
    expect(await mine.studio.imports.readPage({ url })).toMatchObject({ page: null, refusal: reason })
  })

  it('is not read for strangers, nor at what is no web address', async () => {
    expect((await app.visitor.post('/imports/readPage', { url: pages.at('casalume') })).statusCode).toBe(401)
    for (const url of ['', 'javascript:alert(1)', 'file:///etc/passwd', 'http://user:pw@casalume.test/', 7])
      expect((await mine.post('/imports/readPage', { url })).statusCode).toBe(400)
  })

  it('is read a few times in ten minutes, and then refused with the time to wait', async () => {
    const account = await app.anAccount(200)
    const url = 'http://127.0.0.1/'
    for (let time = 0; time < MAX_PAGES_READ; time++) await account.studio.imports.readPage({ url })
    expect(await refusal(account.studio.imports.readPage({ url }))).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})

describe('[17.4] pictures of a page', () => {
  const dining = () => pages.at('casalume', '/dining.png')

  it('come into the library like uploads, each once, however often they are asked for', async () => {
    const urls = [dining(), dining(), pages.at('casalume', '/missing.html'), pages.at('casalume', '/not-a-picture.png')]
    const first = await mine.studio.imports.storePictures({ urls })
    expect(first.pictures.map(({ url }) => url)).toEqual([dining()])
    expect(first.pictures[0]?.media).toMatchObject({ status: 'READY', width: 1200, height: 900 })
    const again = await mine.studio.imports.storePictures({ urls: [dining()] })
    expect(again.pictures[0]?.media.url).toBe(first.pictures[0]?.media.url)
    expect(await libraryOf(mine)).toHaveLength(1)
    expect(await libraryOf(other)).toEqual([])
  })

  it('in SVG become pixels', async () => {
    const { pictures } = await other.studio.imports.storePictures({ urls: [pages.at('kiln', '/brand/kiln-logo.svg')] })
    expect(pictures[0]?.media).toMatchObject({ width: 512, height: 512 })
    expect(pictures[0]?.media.url).not.toContain('svg')
  })

  it('are not fetched for strangers, from private addresses, nor more than a page can have', async () => {
    expect((await app.visitor.post('/imports/storePictures', { urls: [dining()] })).statusCode).toBe(401)
    expect(await mine.studio.imports.storePictures({ urls: ['http://10.0.0.7/secret.png'] })).toMatchObject({
      pictures: [],
    })
    const many = Array.from({ length: 14 }, (_, at) => `${dining()}?${at}`)
    for (const urls of [[], many, ['data:image/png;base64,AA'], 'x'])
      expect((await mine.post('/imports/storePictures', { urls })).statusCode).toBe(400)
  })
})
