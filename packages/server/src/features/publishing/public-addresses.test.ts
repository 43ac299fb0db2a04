import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApp, rename } from '../../testing/an-app.ts'
import { refusal } from '../../testing/refusal.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'

let content: TestApp
let mine: TestAccount
beforeAll(async () => {
  content = await startTestApp()
  mine = await content.anAccount(200)
})
afterAll(() => content.stop())

describe('an address that has no instant app to show', () => {
  it('says that there is nothing, with status 404', async () => {
    for (const url of [
      '/no-such-app',
      '/t/no-such-link',
      '/%E2%82%AC',
      '/..%2fetc',
      `/${'x'.repeat(500)}`,
      "/'or'1'='1",
      '/robots.txt.php',
    ]) {
      const response = await content.get(url)
      expect([url, response.statusCode, response.headers['content-type']]).toEqual([
        url,
        404,
        'text/html; charset=utf-8',
      ])
      expect(response.body).toContain('Nothing lives at this address')
      expect(response.body).toContain('href="/app/explore"')
      expect(response.headers['content-security-policy']).toMatch(/script-src 'none'/)
    }
  })

  it('rests while the app is switched off or its account is inactive, and wakes again', async () => {
    const { page } = await anApp(mine, 'resting')
    const statuses = async () => [
      (await content.get('/resting')).statusCode,
      (await content.get(`/t/${page.tagId}`)).statusCode,
    ]
    await mine.api.experiences.update({ ...page, active: false })
    expect(await statuses()).toEqual([410, 410])
    expect((await content.get('/resting')).body).toContain('resting')
    expect(await refusal(content.visitor.api.experiences.fetchByPath({ path: 'resting' }))).toMatchObject({
      status: 404,
    })
    await mine.api.experiences.update({ ...page, revision: 2 })
    expect(await statuses()).toEqual([200, 200])
    const setStatus = (status: string) =>
      content.db.updateTable('accounts').set({ status }).where('account_id', '=', mine.accountId).execute()
    await setStatus('INACTIVE')
    await content.heard()
    expect(await statuses()).toEqual([410, 410])
    expect(await refusal(content.visitor.api.experiences.fetchByPath({ path: 'resting' }))).toMatchObject({
      status: 404,
    })
    await setStatus('ACTIVE')
    await content.heard()
    expect(await statuses()).toEqual([200, 200])
  })

  it('stays a friendly page for ever when the app was deleted, at all its paths and its link', async () => {
    const { page } = await anApp(mine, 'short-lived')
    await rename(mine, page, 'short-lived-2')
    await mine.api.experiences.delete({ rootPageId: 'short-lived-2', fullPagePath: 'short-lived-2' })
    for (const url of ['/short-lived', '/short-lived-2', `/t/${page.tagId}`]) {
      const response = await content.get(url)
      expect([response.statusCode, response.headers['content-type']]).toEqual([410, 'text/html; charset=utf-8'])
      expect(response.body).not.toContain('Words of')
    }
    expect(await refusal(content.visitor.api.experiences.fetchByPath({ path: 'short-lived' }))).toMatchObject({
      status: 404,
    })
  })

  it('leads to the new path after renaming, as often as it happens; links stay where they are', async () => {
    const { page } = await anApp(mine, 'name-one')
    await rename(mine, page, 'name-two')
    await rename(mine, page, 'name-three')
    for (const old of ['name-one', 'name-two']) {
      const response = await content.get(`/${old}?utm=poster`)
      expect([response.statusCode, response.headers.location]).toEqual([301, '/name-three?utm=poster'])
    }
    expect((await content.get('/name-three')).statusCode).toBe(200)
    expect((await content.get(`/t/${page.tagId}`)).body).toContain('href="https://taplet.example/name-three"')
  })

  it('keeps what follows the address when it takes a slash off, and lets nobody keep that for ever', async () => {
    const { headers, statusCode } = await content.get('/any-name/?utm=1')
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, '/any-name?utm=1', 'no-cache'])
  })

  it('[14.20] forgives capitals, a slash at the end and the signs of a sentence', async () => {
    await anApp(mine, 'spelling')
    for (const [url, location] of [
      ['/Spelling', '/spelling'],
      ['/spelling/', '/spelling'],
      ['/spelling.', '/spelling'],
      ['/Spelling).?utm=1', '/spelling?utm=1'],
      ['/spelling./', '/spelling'],
      ['/spelling%E2%80%9D', '/spelling'],
    ] as const) {
      const response = await content.get(url)
      expect([response.statusCode, response.headers.location]).toEqual([301, location])
    }
    const lost = await content.get('/No-Such-App.')
    expect([lost.statusCode, lost.body]).toEqual([404, expect.stringContaining('another website')])
  })

  it('leads to a code that a bad reader put signs behind which cannot be decoded', async () => {
    for (const url of ['/t/SomeCode-1%', '/T/SomeCode-1%E0%A4%A?x=1']) {
      const { statusCode, headers } = await content.get(url)
      expect([statusCode, headers['location']], url).toEqual([302, '/t/SomeCode-1'])
    }
    expect((await content.get('/other/%E0%A4%A')).statusCode).toBe(400)
  })

  it('says that there is nothing to whoever opens one that cannot be read, and why to a program', async () => {
    const open = (url: string, accept: string) =>
      content.server.inject({ method: 'GET', url, headers: { accept }, remoteAddress: '198.51.100.30' })
    for (const url of ['/ofelia%00', '/%E0%A4%A', '/other/%00', '/ofelia?from=%00']) {
      const page = await open(url, 'text/html,application/xhtml+xml,*/*;q=0.8')
      expect([url, page.statusCode, page.headers['content-type']]).toEqual([url, 404, 'text/html; charset=utf-8'])
      expect(page.body).toContain('Nothing lives at this address')
      expect(page.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.any(String),
      })
      const plain = await open(url, '*/*')
      expect([url, plain.statusCode, plain.json().code]).toEqual([url, 400, 'BAD_REQUEST'])
    }
    for (const url of ['/api/a%00', '/media/%E0%A4%A'])
      expect((await open(url, 'text/html')).json().code).toBe('BAD_REQUEST')
  })

  it('leads to explore when it has several parts, and never off this origin', async () => {
    for (const url of ['/a/b', '/a/b/c?x=1', '/a//b', '/%5Cevil.example/']) {
      const response = await content.get(url)
      expect([url, response.statusCode, response.headers.location]).toEqual([url, 302, '/app/explore'])
    }
  })

  it('is JSON where a program asks', async () => {
    for (const [method, url] of [
      ['GET', '/api/no/such'],
      ['POST', '/corner-cafe'],
      ['GET', '/media/x/y'],
      ['GET', '/assets/app.js'],
      ['GET', '/assets/fonts/..%2fpackage.json'],
    ] as const) {
      const response = await content.get(url, { method })
      expect([url, response.statusCode]).toEqual([url, 404])
      expect(response.json()).toMatchObject({ callResult: 'FAILURE', code: 'NOT_FOUND' })
    }
  })
})

it('[14.10] a file below /.well-known that is not there is not there, in plain words', async () => {
  for (const name of ['apple-app-site-association', 'change-password', 'a/b']) {
    const response = await content.get(`/.well-known/${name}`)
    expect([name, response.statusCode]).toEqual([name, 404])
    expect(response.headers['content-type']).toContain('text/plain')
    expect(response.body).not.toContain('<')
  }
})

describe('fetchByPath', () => {
  it('answers what visitors may see and nothing else', async () => {
    const { itemId } = await anApp(mine, 'fetched', { description: 'Breakfast' })
    const response = await content.visitor.post('/experiences/fetchByPath', { path: '/fetched', search: '?x=1' })
    const { experience } = response.json()
    expect(Object.keys(experience).sort()).toEqual([
      'description',
      'fullPagePath',
      'media',
      'pageName',
      'slides',
      'source',
    ])
    expect(Object.keys(experience.slides[0]).sort()).toEqual([
      'experienceItemId',
      'itemType',
      'title',
      'viewId',
      'viewMetadata',
      'widgets',
    ])
    expect(experience).toMatchObject({
      fullPagePath: 'fetched',
      description: 'Breakfast',
      source: 'TAPLET',
      slides: [{ experienceItemId: itemId, itemType: 'CUSTOM' }],
    })
    expect(response.body).not.toMatch(new RegExp(`${mine.accountId}|identity|revision|email|accessLevel`))
  })

  it('[14.9] keeps the names of slides with their owner: visitors know a slide by its own heading', async () => {
    const secret = 'Supplier price 3 EUR'
    const { body } = await mine.api.slides.createItem({ itemName: secret })
    const text = (widgetId: string, words: string, textSize: number) => ({
      widgetId,
      widgetType: 'TEXT_BOX' as const,
      widgetData: { text: words, metadata: { textSize } } as never, // the schema fills in the rest
    })
    const widgets = [text('day', 'Open daily', 14), text('title', 'Bread from\nour oven', 48)]
    await mine.api.slides.updateView({ viewId: String(body.newExperienceItem.viewId), viewName: secret, widgets })
    const variants = [{ variantId: 'one', name: '', colour: '', price: 900, stock: null, imageUrl: '' }]
    const { product } = await mine.kinds.products.create({ name: 'Mug of the house', currency: 'EUR', variants })
    const shown = [
      {
        itemName: `${secret}, too`,
        itemType: 'EXTERNAL_WEBSITE' as const,
        websiteUrl: 'https://www.shop.example/mugs',
      },
      { itemName: `${secret}, as well`, itemType: 'PRODUCT' as const, productId: product.productId },
    ]
    const items = [body.newExperienceItem.experienceItemId]
    for (const item of shown)
      items.push((await mine.api.slides.createItem(item)).body.newExperienceItem.experienceItemId)
    const name = 'private-names'
    const page = { rootPageId: name, fullPagePath: name, pageName: 'Names', experienceItems: items }
    await mine.api.experiences.update(page)
    const { experience } = await content.visitor.api.experiences.fetchByPath({ path: name })
    const titles = ['Bread from our oven', 'shop.example', 'Mug of the house']
    expect(experience.slides.map(({ title }) => title)).toEqual(titles)
    const { body: html } = await content.get(`/${name}`)
    expect(html).toContain('aria-label="Slide 1 of 3, Bread from our oven"')
    for (const described of [html, JSON.stringify(experience), (await content.get(`/embed/${name}`)).body])
      expect(described).not.toContain(secret)
  })

  it('takes the path with and without its slash, and old paths', async () => {
    const { page } = await anApp(mine, 'fetch-old')
    await rename(mine, page, 'fetch-new')
    for (const path of ['fetch-new', '/fetch-new', '/fetch-old']) {
      expect((await content.visitor.api.experiences.fetchByPath({ path })).experience.fullPagePath).toBe('fetch-new')
    }
  })

  it.each([null, [], '/', '', '..', '%2F', 'x'.repeat(10_000), { $ne: '' }])('refuses %j', async (path) => {
    const response = await content.visitor.post('/experiences/fetchByPath', { path })
    expect([400, 404]).toContain(response.statusCode)
    expect(response.json()).toMatchObject({ callResult: 'FAILURE' })
  })

  it('shows a website as a slide with a button that opens it', async () => {
    const { body } = await mine.api.slides.createItem({
      itemName: 'Our shop',
      itemType: 'EXTERNAL_WEBSITE',
      websiteUrl: 'https://www.shop.example/mugs',
    })
    await mine.api.experiences.update({
      rootPageId: 'website',
      fullPagePath: 'website',
      pageName: 'W',
      experienceItems: [body.newExperienceItem.experienceItemId],
    })
    const { experience } = await content.visitor.api.experiences.fetchByPath({ path: 'website' })
    expect(experience.slides[0]?.widgets.map(({ widgetData }) => widgetData)).toMatchObject([
      { text: 'shop.example' },
      { linkValue: 'https://www.shop.example/mugs', linkText: 'Open shop.example' },
    ])
    expect((await content.get('/website')).body).toContain('href="https://www.shop.example/mugs"')
  })
})

describe('fonts', () => {
  it('are served for ever and only those of the type case', async () => {
    const response = await content.get('/assets/fonts/figtree.woff2')
    expect(response.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(response.headers['access-control-allow-origin']).toBeUndefined()
    expect(response.rawPayload.subarray(0, 4).toString()).toBe('wOF2')
    for (const file of ['figtree-OFL.txt', 'nothing.woff2', '..%2f..%2fpackage.json'])
      expect((await content.get(`/assets/fonts/${file}`)).statusCode).toBe(404)
  })
})
