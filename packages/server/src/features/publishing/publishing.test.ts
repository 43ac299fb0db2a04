import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { type Content, startContent, type TestAccount } from '../../testing/start-content.ts'

let content: Content
let mine: TestAccount
beforeAll(async () => {
  content = await startContent()
  mine = await content.anAccount(200)
})
afterAll(() => content.stop())

/** An instant app with one text slide. */
async function anApp(name: string, { text = `Words of ${name}`, pageName = `The ${name}`, description = '' } = {}) {
  const { body } = await mine.api.slides.createItem({ itemName: 'Slide' })
  const viewId = body.updatedView?.viewId ?? ''
  const write = (words: string) =>
    mine.api.slides.updateView({
      viewId,
      widgets: [{ widgetId: 'w', widgetType: 'TEXT_BOX', widgetData: { text: words } as never }],
    })
  await write(text)
  const input = {
    rootPageId: name,
    fullPagePath: name,
    pageName,
    description,
    experienceItems: [body.newExperienceItem.experienceItemId],
  }
  const { updatedPage } = await mine.api.experiences.update(input)
  return { page: updatedPage, write, itemId: body.newExperienceItem.experienceItemId }
}
const rename = (page: Awaited<ReturnType<typeof anApp>>['page'], name: string) =>
  mine.api.experiences.update({ ...page, rootPageId: name, fullPagePath: name, revision: undefined })

describe('a published instant app', () => {
  it('is a page at its path and at its link', async () => {
    const { page } = await anApp('corner-cafe')
    for (const url of ['/corner-cafe', `/t/${page.tagId}`]) {
      const response = await content.get(url)
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(response.body).toContain('Words of corner-cafe')
      expect(response.body).toContain('<link rel="canonical" href="https://taplet.example/corner-cafe"/>')
    }
  })

  it('tells the viewer which link was followed', async () => {
    const { page } = await anApp('counted')
    expect((await content.get(`/t/${page.tagId}`)).body).toContain(`data-tag="${page.tagId}"`)
    expect((await content.get('/counted')).body).not.toContain('data-tag')
  })

  it('shows each save at once', async () => {
    const { page, write } = await anApp('changing')
    expect((await content.get('/changing')).body).toContain('Words of changing')
    await write('Closed on Monday')
    expect((await content.get('/changing')).body).toContain('Closed on Monday')
    await mine.api.experiences.update({ ...page, pageName: 'A new name' })
    expect((await content.get('/changing')).body).toContain('<title>A new name</title>')
  })

  it('answers HEAD, and 304 when nothing changed', async () => {
    const { write } = await anApp('cached')
    const head = await content.get('/cached', { method: 'HEAD' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const again = await content.get('/cached', { headers: { 'if-none-match': String(head.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await write('Changed')
    expect((await content.get('/cached', { headers: { 'if-none-match': String(head.headers.etag) } })).statusCode).toBe(
      200,
    )
  })

  it('is compressed as the browser asks', async () => {
    await anApp('packed')
    const plain = await content.get('/packed')
    expect(plain.headers['content-encoding']).toBeUndefined()
    const brotli = await content.get('/packed', { headers: { 'accept-encoding': 'gzip, deflate, br;q=1.0' } })
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    const gzip = await content.get('/packed', { headers: { 'accept-encoding': 'br;q=0, gzip' } })
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  it('runs no script but the one written into it', async () => {
    await anApp('strict')
    const { headers } = await content.get('/strict')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'sha256-[\w+/=]+'; /)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('is seen again a moment after its video became ready', async () => {
    const url = '/media/video.mp4'
    const { body } = await mine.api.slides.createItem({ itemName: 'Film' })
    await mine.api.slides.updateView({
      viewId: body.updatedView?.viewId ?? '',
      viewMetadata: { backgroundMedia: { type: 'VIDEO', url } },
    })
    await mine.api.experiences.update({
      rootPageId: 'film',
      fullPagePath: 'film',
      pageName: 'Film',
      experienceItems: [body.newExperienceItem.experienceItemId],
    })
    content.stored.set(url, {
      url,
      kind: 'VIDEO',
      status: 'PROCESSING',
      width: 0,
      height: 0,
      placeholder: '',
      sources: [],
      posterUrl: '',
    })
    expect((await content.get('/film')).statusCode).toBe(200)
    const source = { url: '/media/film-720.mp4', type: 'video/mp4', width: 720, height: 1280, bytes: 9 }
    content.stored.set(url, {
      url,
      kind: 'VIDEO',
      status: 'READY',
      width: 720,
      height: 1280,
      placeholder: '',
      sources: [source],
      posterUrl: '/media/poster.webp',
    })
    await expect
      .poll(async () => (await content.get('/film')).body, { timeout: 3000, interval: 100 })
      .toContain('/media/film-720.mp4')
  })
})

describe('what people wrote', () => {
  const evil = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</title><script>alert(1)</script>',
    '</script><script>alert(1)</script>',
    '</style><style>*{display:none}</style>',
    '<!--<script>',
    '0;url=https://evil.example" http-equiv="refresh',
    '\u2028alert(1)',
    '${7*7} {{7*7}} <%= 7*7 %>',
  ]
  it.each(evil)('is text in the page, never code: %s', async (words) => {
    const name = `evil-${evil.indexOf(words)}`
    await anApp(name, { text: words, pageName: words.slice(0, 80), description: words })
    const { body, headers } = await content.get(`/${name}`)
    const clean = await content.get('/corner-cafe')
    const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0
    for (const part of [/<script/gi, /<style/gi, /<img/gi, /<meta/gi, /<title/gi, /<!--/g, /http-equiv="/gi])
      expect(count(body, part)).toBe(count(clean.body, part))
    expect(
      body.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#x27;', "'"),
    ).toContain(words)
    expect(headers['content-security-policy']).not.toMatch(/script-src [^;]*sha256-[^;]*sha256-/)
  })
})

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
      expect(response.headers['content-security-policy']).toMatch(/script-src 'none'/)
    }
  })

  it('rests while the app is switched off or its account is inactive, and wakes again', async () => {
    const { page } = await anApp('resting')
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
    expect(await statuses()).toEqual([410, 410])
    expect(await refusal(content.visitor.api.experiences.fetchByPath({ path: 'resting' }))).toMatchObject({
      status: 404,
    })
    await setStatus('ACTIVE')
  })

  it('stays a friendly page for ever when the app was deleted, at all its paths and its link', async () => {
    const { page } = await anApp('short-lived')
    await rename(page, 'short-lived-2')
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
    const { page } = await anApp('name-one')
    await rename(page, 'name-two')
    await rename(page, 'name-three')
    for (const old of ['name-one', 'name-two']) {
      const response = await content.get(`/${old}?utm=poster`)
      expect([response.statusCode, response.headers.location]).toEqual([301, '/name-three?utm=poster'])
    }
    expect((await content.get('/name-three')).statusCode).toBe(200)
    expect((await content.get(`/t/${page.tagId}`)).body).toContain('href="https://taplet.example/name-three"')
  })

  it('forgives capitals and a slash at the end', async () => {
    await anApp('spelling')
    for (const [url, location] of [
      ['/Spelling', '/spelling'],
      ['/spelling/', '/spelling'],
    ] as const) {
      const response = await content.get(url)
      expect([response.statusCode, response.headers.location]).toEqual([301, location])
    }
    expect((await content.get('/No-Such-App')).statusCode).toBe(404)
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

describe('fetchByPath', () => {
  it('answers what visitors may see and nothing else', async () => {
    const { itemId } = await anApp('fetched', { description: 'Breakfast' })
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
      'itemName',
      'itemType',
      'viewId',
      'viewMetadata',
      'viewName',
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

  it('takes the path with and without its slash, and old paths', async () => {
    const { page } = await anApp('fetch-old')
    await rename(page, 'fetch-new')
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
      { text: 'Our shop' },
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
