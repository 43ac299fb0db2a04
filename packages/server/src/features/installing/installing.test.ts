import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { anApp, rename } from '../../testing/an-app.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'
import { aPicture } from '../../testing/a-picture.ts'

let content: TestApp
let mine: TestAccount
beforeAll(async () => {
  content = await startTestApp()
  mine = await content.anAccount(200)
})
afterAll(() => content.stop())

const manifest = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  description: z.string().optional(),
  start_url: z.string(),
  scope: z.string(),
  display: z.literal('standalone'),
  theme_color: z.string().regex(/^#/),
  background_color: z.string().regex(/^#/),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.literal('image/png'), purpose: z.string() })),
})
const manifestOf = async (path: string) => {
  const response = await content.get(`/${path}/manifest.webmanifest`)
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toMatch(/^application\/manifest\+json/)
  return manifest.parse(response.json())
}
const pixelOf = async (png: Buffer, x: number, y: number) =>
  Array.from(await sharp(png).ensureAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer())

describe('the manifest of an instant app', () => {
  it('gives it its own name, address and icons, and is named in the page', async () => {
    await anApp(mine, 'corner-cafe', { pageName: 'Corner Café', description: 'Coffee and a seat' })
    expect((await content.get('/corner-cafe')).body).toContain(
      '<link rel="manifest" href="/corner-cafe/manifest.webmanifest"/>',
    )
    const found = await manifestOf('corner-cafe')
    expect(found).toMatchObject({
      name: 'Corner Café',
      short_name: 'Corner Café',
      description: 'Coffee and a seat',
      scope: '/corner-cafe',
    })
    const start = new URL(found.start_url, 'https://taplet.example')
    expect(start.pathname).toBe('/corner-cafe')
    expect((await content.get(found.start_url)).body).not.toContain('data-tag')
    expect(found.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes } of found.icons) {
      const icon = await content.get(src)
      expect(icon.headers['content-type']).toBe('image/png')
      const { width, height, format } = await sharp(icon.rawPayload).metadata()
      expect({ sizes: `${width}x${height}`, format }).toEqual({ sizes, format: 'png' })
    }
  })

  it('names the same app after its owner gave it another address', async () => {
    const { page } = await anApp(mine, 'before-the-move')
    const before = await manifestOf('before-the-move')
    await rename(mine, page, 'after-the-move')
    const after = await manifestOf('after-the-move')
    expect(after.id).toBe(before.id)
    expect(after.scope).toBe('/after-the-move')
    expect((await anApp(mine, 'somebody-else')) && (await manifestOf('somebody-else')).id).not.toBe(before.id)
  })

  it('follows a save at once', async () => {
    const { page } = await anApp(mine, 'renamed-soon', { pageName: 'Old words' })
    expect((await manifestOf('renamed-soon')).name).toBe('Old words')
    await mine.api.experiences.update({ ...page, pageName: 'New words' })
    expect((await manifestOf('renamed-soon')).name).toBe('New words')
  })

  it('keeps emoji whole and markup as text', async () => {
    await anApp(mine, 'thumbs', { pageName: '👍🏽'.repeat(14) })
    expect((await manifestOf('thumbs')).short_name).toBe('👍🏽'.repeat(12))
    const name = '</script><b>"Bold" & <i>'
    await anApp(mine, 'with-markup', { pageName: name })
    const found = await manifestOf('with-markup')
    expect(found.name).toBe(name)
    for (const { src } of found.icons) expect((await content.get(src)).statusCode).toBe(200)
  })

  it('is sent once for as long as it stays', async () => {
    await anApp(mine, 'asked-again')
    for (const file of ['manifest.webmanifest', 'icon-192.png']) {
      const { headers } = await content.get(`/asked-again/${file}`)
      const again = await content.get(`/asked-again/${file}`, { headers: { 'if-none-match': String(headers.etag) } })
      expect(again.statusCode).toBe(304)
    }
  })
})

describe('the icon of an instant app', () => {
  it('shows the picture that its owner chose, cut to a square', async () => {
    const { page } = await anApp(mine, 'pictured')
    const letter = (await content.get('/pictured/icon-maskable-512.png')).rawPayload
    const coverImageUrl = await aPicture(content, mine, '#00C040', { width: 900, height: 700 })
    await mine.api.experiences.update({ ...page, coverImageUrl })
    const icon = (await content.get('/pictured/icon-maskable-512.png')).rawPayload
    expect(icon.equals(letter)).toBe(false)
    const [red = 255, green = 0] = await pixelOf(icon, 256, 256)
    expect(red).toBeLessThan(30)
    expect(green).toBeGreaterThan(160)
    const { width, height } = await sharp(icon).metadata()
    expect([width, height]).toEqual([512, 512])
  })

  it('shows its first letter on its own ground, to the corners where systems cut it to their shape', async () => {
    await anApp(mine, 'lettered', { pageName: '🍋 Ofelia' })
    const { theme_color: ground } = await manifestOf('lettered')
    const groundPixel = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16))
    const maskable = (await content.get('/lettered/icon-maskable-512.png')).rawPayload
    const touch = (await content.get('/lettered/icon-180.png')).rawPayload
    for (const [png, size] of [
      [maskable, 512],
      [touch, 180],
    ] as const) {
      const [red = 0, green = 0, blue = 0, alpha] = await pixelOf(png, 2, size - 3)
      expect(alpha).toBe(255)
      for (const [index, part] of [red, green, blue].entries())
        expect(Math.abs(part - (groundPixel[index] ?? 0))).toBeLessThan(6)
    }
    const other = await anApp(mine, 'lettered-too', { pageName: 'Quince' })
    expect(other.page.fullPagePath).toBe('lettered-too')
    expect((await content.get('/lettered-too/icon-maskable-512.png')).rawPayload.equals(maskable)).toBe(false)
    const round = (await content.get('/lettered/icon-512.png')).rawPayload
    expect((await pixelOf(round, 1, 1))[3]).toBe(0)
  })

  it('is there for a name without a letter', async () => {
    await anApp(mine, 'only-signs', { pageName: '🍋🍋' })
    const icon = await content.get('/only-signs/icon-192.png')
    expect(icon.statusCode).toBe(200)
    expect((await sharp(icon.rawPayload).stats()).channels[0]?.stdev).toBeGreaterThan(5)
  })
})

describe('where there is no instant app', () => {
  it('there is no manifest and no icon', async () => {
    for (const file of [
      'manifest.webmanifest',
      'icon-180.png',
      'icon-192.png',
      'icon-512.png',
      'icon-maskable-512.png',
    ])
      expect((await content.get(`/nobodys-name/${file}`)).statusCode).toBe(404)
  })

  it('what was taken down or rests has none either', async () => {
    const { page } = await anApp(mine, 'closing')
    const resting = await anApp(mine, 'napping')
    expect((await content.get('/closing/icon-192.png')).statusCode).toBe(200)
    await mine.api.experiences.delete({ rootPageId: page.rootPageId, fullPagePath: page.fullPagePath })
    await mine.api.experiences.update({ ...resting.page, active: false })
    for (const file of ['manifest.webmanifest', 'icon-192.png'])
      for (const path of ['closing', 'napping']) expect((await content.get(`/${path}/${file}`)).statusCode).toBe(410)
  })
})

describe('the service worker', () => {
  it('is asked about each time, may serve every page, and reaches this server alone', async () => {
    const { headers, statusCode } = await content.get('/sw.js')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    })
    const again = await content.get('/sw.js', { headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect((await content.get('/sw.js')).headers.etag).toBe(headers.etag)
  })

  it('is another one, which leaves, where it is switched off', async () => {
    const off = await startTestApp({ database: content.database, config: { serviceWorker: false } })
    const [worker, ending] = [await content.get('/sw.js'), await off.get('/sw.js')]
    expect(ending.statusCode).toBe(200)
    expect(ending.headers['cache-control']).toBe('no-cache')
    expect(ending.body).not.toBe(worker.body)
    expect(ending.body).toContain('unregister')
    // A worker also asks whether it should still run.
    expect([worker, ending].map(({ headers }) => headers['x-worker-off'])).toEqual([undefined, '1'])
    await off.stop()
  })

  it('has a page for apps that were never opened, with a place for those that were', async () => {
    const page = await content.get('/sw/offline')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('href="/sw/kept"')
    // The page's only script, allowed by its policy, opens the app when the network is back.
    const [, script = ''] = /<script>([^<]*)<\/script>/.exec(page.body) ?? []
    expect(script).toContain('online')
    const hash = createHash('sha256').update(script).digest('base64')
    expect(page.headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  })

  it('may be registered by published pages', async () => {
    await anApp(mine, 'kept-soon')
    expect((await content.get('/kept-soon')).headers['content-security-policy']).toContain("worker-src 'self'")
  })
})

describe('the icon in a tab', () => {
  it('is the app’s own', async () => {
    await anApp(mine, 'tabbed')
    const { body } = await content.get('/tabbed')
    const icons = [...body.matchAll(/<link rel="icon"[^>]* href="([^"]+)"/g)].map(([, href = '']) => href)
    expect(icons).toEqual(['/tabbed/icon-192.png'])
    expect((await content.get('/tabbed/icon-192.png')).headers['content-type']).toBe('image/png')
  })

  it.each(['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'])(
    'is small where browsers ask for %s unasked',
    async (url) => {
      const icon = await content.get(url)
      expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/png'])
      expect(icon.rawPayload.length).toBeLessThan(3000)
      const { width, height } = await sharp(icon.rawPayload).metadata()
      expect(width).toBe(height)
    },
  )
})
