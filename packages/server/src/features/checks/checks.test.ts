import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'

let content: TestApp
let site: Server
let host = ''
let mine: TestAccount
const asked: string[] = []

beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.writeHead(request.url === '/gone' ? 404 : 200, { 'x-frame-options': 'DENY' }).end('page')
  })
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve)
  })
  host = `127.0.0.1:${(site.address() as AddressInfo).port}` // a TCP server has one
  content = await startTestApp({ config: { outboundAllow: [host] } })
  mine = await content.anAccount(200)
})
afterAll(async () => {
  site.close()
  await content.stop()
})

let names = 0
const aLink = (linkValue: string) => ({
  widgetId: 'go',
  widgetType: 'LINK' as const,
  // The schema fills in the rest.
  widgetData: { linkText: 'Go', linkValue } as never,
})

/** Creates an instant app with one slide that holds a button to this address. */
async function anApp(linkValue: string, account = mine) {
  const { body } = await account.api.slides.createItem({ itemName: 'Slide' })
  const { experienceItemId, viewId } = body.newExperienceItem
  const { warnings } = await account.api.slides.updateView({ viewId: String(viewId), widgets: [aLink(linkValue)] })
  const name = `checked-${++names}`
  const input = { rootPageId: name, fullPagePath: name, pageName: name, experienceItems: [experienceItemId] }
  const saved = await account.api.experiences.update(input)
  return { itemId: experienceItemId, viewId: String(viewId), page: saved.updatedPage, warnings, input, saved }
}

describe('Saving', () => {
  it('tells what visitors would stumble over, and saves all the same', async () => {
    const { warnings, saved, itemId } = await anApp('')
    expect(warnings).toMatchObject([{ checkId: 'unfinished', severity: 'WARNING', slideId: itemId, widgetId: 'go' }])
    expect(saved.warnings).toMatchObject([{ checkId: 'unfinished', slideId: itemId }])
  })

  it('tells of nothing when nothing is wrong', async () => {
    const { warnings, saved } = await anApp('https://taplet.example/')
    expect(warnings).toEqual([])
    expect(saved.warnings).toEqual([])
  })

  it('asks nobody over the network', async () => {
    const before = asked.length
    await anApp(`http://${host}/gone?${names}`)
    expect(asked).toHaveLength(before)
  })

  it('succeeds without warnings when the checks fail', async () => {
    const { media } = content.features
    const { lookup } = media
    media.lookup = () => Promise.reject(new Error('out of reach'))
    try {
      const { warnings, page } = await anApp('')
      expect(warnings).toBeUndefined()
      expect(page.experienceItems).toHaveLength(1)
      expect(content.failures).not.toEqual([])
    } finally {
      media.lookup = lookup
    }
  })
})

describe('Running all checks', () => {
  it('finds dead links over the network, and remembers them at the next save', async () => {
    const { page, itemId, input } = await anApp(`http://${host}/gone`)
    const { findings } = await mine.studio.checks.run({ experienceId: page.experienceId })
    expect(findings).toMatchObject([{ checkId: 'dead-links', severity: 'WARNING', slideId: itemId, widgetId: 'go' }])
    expect(asked.slice(-2)).toEqual(['HEAD /gone', 'GET /gone'])
    const again = await mine.api.experiences.update({ ...input, revision: page.revision })
    expect(again.warnings).toMatchObject([{ checkId: 'dead-links' }])
  })

  it('notes websites that refuse to be framed', async () => {
    const website = { itemName: 'Shop', itemType: 'EXTERNAL_WEBSITE' as const, websiteUrl: `http://${host}/shop` }
    const { body } = await mine.api.slides.createItem(website)
    const { experienceItemId } = body.newExperienceItem
    const input = { rootPageId: 'framed-shop', fullPagePath: 'framed-shop', pageName: 'Shop' }
    const { updatedPage } = await mine.api.experiences.update({ ...input, experienceItems: [experienceItemId] })
    const { findings } = await mine.studio.checks.run({ experienceId: updatedPage.experienceId })
    expect(findings).toMatchObject([{ checkId: 'framing', severity: 'NOTE', slideId: experienceItemId }])
  })

  it('tells of a product that visitors cannot buy or see, when it is published and before', async () => {
    const variant = { variantId: 'a', name: '', colour: '', price: 3400, fullPrice: null, stock: 0, imageUrl: '' }
    const input = { name: 'Cup', description: '', currency: 'EUR', images: [], buyUrl: '', active: true }
    const { product } = await mine.kinds.products.create({ ...input, variants: [variant] })
    const item = { itemName: 'The cup', itemType: 'PRODUCT' as const, productId: product.productId }
    const { experienceItemId } = (await mine.api.slides.createItem(item)).body.newExperienceItem
    const page = { rootPageId: 'cup-shop', fullPagePath: 'cup-shop', pageName: 'Shop' }
    const saved = await mine.api.experiences.update({ ...page, experienceItems: [experienceItemId] })
    const wanted = ['sold-out', 'buy', 'picture'].map((about) => `product:${experienceItemId}:${about}`)
    expect(saved.warnings?.map(({ findingId }) => findingId)).toEqual(wanted)
    const { experienceId } = saved.updatedPage
    const ids = async () => (await mine.studio.checks.run({ experienceId })).findings.map(({ findingId }) => findingId)
    expect(await ids()).toEqual(wanted)
    const stocked = { ...input, buyUrl: 'https://taplet.example/', variants: [{ ...variant, stock: 3 }] }
    await mine.kinds.products.update({ ...stocked, productId: product.productId })
    expect(await ids()).toEqual(wanted.slice(2))
  })

  it('looks up its own pages instead of asking itself', async () => {
    const { page } = await anApp('https://taplet.example/no-such-app')
    const { findings } = await mine.studio.checks.run({ experienceId: page.experienceId })
    expect(findings).toMatchObject([{ checkId: 'dead-links' }])
    const good = await anApp(`https://taplet.example/${page.rootPageId}`)
    const { findings: none } = await mine.studio.checks.run({ experienceId: good.page.experienceId })
    expect(none).toEqual([])
  })

  it('is for the owner alone', async () => {
    const { page } = await anApp('')
    const other = await content.anAccount()
    const { experienceId } = page
    expect(await refusal(other.studio.checks.run({ experienceId }))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await refusal(content.visitor.studio.checks.run({ experienceId }))).toMatchObject({ status: 401 })
    expect((await mine.post('/checks/run', {})).statusCode).toBe(400)
  })
})

describe('Trying out addresses', () => {
  it('answers what became of each, and asks only once while that counts', async () => {
    const urls = [`http://${host}/here`, 'http://169.254.169.254/latest/meta-data/', 'https://taplet.example/explore']
    const { addresses } = await mine.studio.checks.addresses({ urls })
    expect(addresses).toMatchObject({
      [urls[0] ?? '']: { state: 'ALIVE', status: 200, mayBeFramed: false },
      [urls[1] ?? '']: { state: 'PRIVATE', mayBeFramed: null },
      [urls[2] ?? '']: { state: 'ALIVE' },
    })
    const before = asked.length
    expect((await mine.studio.checks.addresses({ urls })).addresses).toEqual({
      ...addresses,
      [urls[2] ?? '']: expect.anything(),
    })
    expect(asked).toHaveLength(before)
  })

  it('asks for so many only in a while', async () => {
    const busy = await content.anAccount()
    const batch = (from: number) => Array.from({ length: 40 }, (_, index) => `http://${host}/many-${from + index}`)
    for (const from of [0, 40, 80]) await busy.studio.checks.addresses({ urls: batch(from) })
    const known = batch(0).slice(0, 10)
    const more = await busy.studio.checks.addresses({ urls: [...known, ...batch(120).slice(0, 30)] })
    expect(Object.keys(more.addresses)).toEqual(known)
    expect(more.untriedLinks).toEqual({ count: 30, retryAfter: expect.any(Number) })
    expect(more.untriedLinks?.retryAfter).toBeGreaterThan(0)
    expect((await busy.studio.checks.addresses({ urls: batch(0) })).untriedLinks).toBeUndefined()
    const { page } = await anApp(`http://${host}/never-asked`, busy)
    await busy.studio.checks.addresses({ urls: [] })
    expect(await busy.studio.checks.run({ experienceId: page.experienceId })).toMatchObject({
      findings: [],
      untriedLinks: { count: 1 },
    })
  })

  it('keeps addresses that are longer than an entry of an index', async () => {
    const letters = Array.from({ length: 900 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join(
      '',
    )
    const urls = [`http://${host}/${letters}`]
    expect((await mine.post('/checks/addresses', { urls })).statusCode).toBe(200)
    const before = asked.length
    const { addresses } = await mine.studio.checks.addresses({ urls })
    expect(Object.keys(addresses)).toEqual(urls)
    expect(asked).toHaveLength(before)
  })

  it('refuses what is no web address, too many, and strangers', async () => {
    for (const urls of [
      ['javascript:alert(1)'],
      ['file:///etc/passwd'],
      'https://x.example',
      Array(41).fill('https://x.example'),
    ])
      expect((await mine.post('/checks/addresses', { urls })).statusCode).toBe(400)
    expect(await refusal(content.visitor.studio.checks.addresses({ urls: [] }))).toMatchObject({ status: 401 })
  })
})
