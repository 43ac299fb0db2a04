import { plainQrSvg } from '@taplet/qr'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApp } from '../../testing/an-app.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'
import { storeMedia } from '../../testing/a-picture.ts'

let content: TestApp
let mine: TestAccount
beforeAll(async () => {
  content = await startTestApp()
  mine = await content.anAccount(200)
})
afterAll(() => content.stop())

describe('a published instant app', () => {
  it('is a page at its path and at its link', async () => {
    const { page } = await anApp(mine, 'corner-cafe')
    for (const url of ['/corner-cafe', `/t/${page.tagId}`]) {
      const response = await content.get(url)
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(response.body).toContain('Words of corner-cafe')
      expect(response.body).toContain('<link rel="canonical" href="https://taplet.example/corner-cafe"/>')
    }
  })

  it('offers wide screens a code of its own link', async () => {
    const { page } = await anApp(mine, 'scanned')
    expect((await content.get('/scanned')).body).toContain(`src="/t/${page.tagId}/code.svg"`)
    const code = await content.get(`/t/${page.tagId}/code.svg`)
    const dark = /fill="(#[0-9A-F]{6})"/i.exec(code.body.replace(/#FFFFFF/gi, ''))?.[1] ?? ''
    expect(code.body).toBe(plainQrSvg(`https://taplet.example/t/${page.tagId}`, { dark }))
    expect((await content.get('/t/nobodys/code.svg')).statusCode).toBe(404)
  })

  it('tells the viewer which link was followed', async () => {
    const { page } = await anApp(mine, 'counted')
    expect((await content.get(`/t/${page.tagId}`)).body).toContain(`data-tag="${page.tagId}"`)
    expect((await content.get('/counted')).body).not.toContain('data-tag')
  })

  it('shows each save at once', async () => {
    const { page, write } = await anApp(mine, 'changing')
    expect((await content.get('/changing')).body).toContain('Words of changing')
    await write('Closed on Monday')
    expect((await content.get('/changing')).body).toContain('Closed on Monday')
    await mine.api.experiences.update({ ...page, pageName: 'A new name' })
    expect((await content.get('/changing')).body).toContain('<title>A new name</title>')
  })

  it('offers link previews the picture of the owner: the social one, else the cover, else one drawn for it', async () => {
    const { page } = await anApp(mine, 'shared')
    const [cover, social] = ['/media/c.webp', '/media/s.webp']
    const previewed = async () => /og:image" content="([^"]*)/.exec((await content.get('/shared')).body)?.[1]
    await storeMedia(content, mine, { url: cover })
    const save = (change: { coverImageUrl?: string; socialImageUrl?: string; description?: string }) =>
      mine.api.experiences.update({ ...page, revision: undefined, ...change })
    await save({ coverImageUrl: cover, socialImageUrl: social })
    expect(await previewed()).toBe(`https://taplet.example${cover}`)
    await storeMedia(content, mine, { url: social })
    await save({ coverImageUrl: cover, socialImageUrl: social, description: 'Seen now' })
    expect(await previewed()).toBe(`https://taplet.example${social}`)
    await save({ coverImageUrl: '', socialImageUrl: '' })
    expect(await previewed()).toMatch(/^https:\/\/taplet\.example\/assets\/covers\/shared\//)
  })

  it('answers HEAD, and 304 when nothing changed', async () => {
    const { write } = await anApp(mine, 'cached')
    const head = await content.get('/cached', { method: 'HEAD' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers['cache-control']).toBe('public, max-age=0, stale-if-error=3600')
    const again = await content.get('/cached', { headers: { 'if-none-match': String(head.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await write('Changed')
    expect((await content.get('/cached', { headers: { 'if-none-match': String(head.headers.etag) } })).statusCode).toBe(
      200,
    )
  })

  it('compares whole tags of a list, weak ones and the star', async () => {
    await anApp(mine, 'tagged')
    const etag = String((await content.get('/tagged')).headers.etag)
    const statusFor = async (header: string): Promise<number> =>
      (await content.get('/tagged', { headers: { 'if-none-match': header } })).statusCode
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) expect(await statusFor(header)).toBe(304)
    for (const header of ['"other"', `x${etag}`, `${etag}x`, etag.slice(1, -1), ''])
      expect(await statusFor(header)).toBe(200)
  })

  it('is compressed as the browser asks', async () => {
    await anApp(mine, 'packed')
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
    await anApp(mine, 'strict')
    const { headers } = await content.get('/strict')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(
      /default-src 'none'; script-src 'sha256-[\w+/=]+' 'self'; style-src 'sha256-[\w+/=]+' 'self'; /,
    )
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('has a sheet for visitors without a script, served as one', async () => {
    await anApp(mine, 'plain')
    const { headers, body } = await content.get('/plain')
    const [, address = ''] = /<noscript><link rel="stylesheet" href="([^"]+)"/.exec(body) ?? []
    expect(headers['content-security-policy']).toMatch(/style-src 'sha256-[\w+/=]+' 'self';/)
    const sheet = await content.get(address)
    expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(sheet.body).toContain('--plain')
  })

  it('may fetch scripts of its own host, by whichever name it was opened, and browsers keep them', async () => {
    await anApp(mine, 'sharing')
    const { headers, body } = await content.get('/sharing')
    const [, address = ''] = / data-module="([^"]+)"/.exec(body) ?? []
    expect(headers['content-security-policy']).toMatch(/script-src 'sha256-[^;]+ 'self';/)
    const module = await content.get(address, { headers: { 'accept-encoding': 'br' } })
    expect(module.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect((await content.get('/assets/viewer/nothing-12345678.js')).statusCode).toBe(404)
    expect((await content.get('/assets/viewer/..%2Fclient.js')).statusCode).toBe(404)
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
    await storeMedia(content, mine, {
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
    await storeMedia(content, mine, {
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
    const pageName = words.replaceAll('\u2028', ' ') // a name is one line
    await anApp(mine, name, { text: words, pageName, description: words })
    const { body, headers } = await content.get(`/${name}`)
    await anApp(mine, `${name}-clean`, { text: 'Words', pageName: 'Plain words', description: 'Words' })
    const clean = await content.get(`/${name}-clean`)
    const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0
    for (const part of [/<script/gi, /<style/gi, /<img/gi, /<meta/gi, /<title/gi, /<!--/g, /http-equiv="/gi])
      expect(count(body, part)).toBe(count(clean.body, part))
    expect(
      body.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#x27;', "'"),
    ).toContain(words)
    expect(headers['content-security-policy']).not.toMatch(/script-src [^;]*sha256-[^;]*sha256-/)
  })
})
