import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'

let site: Server
let port = 0
let picture: Buffer
let connections = 0
const page =
  (head: string): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<html><head>${head}</head><body>`)
const answers: Record<string, RequestListener> = {
  '/open': page(`<title>Plain &amp; simple</title><meta property="og:title" content='Caf\u00e9 "Olé" <b>'>
    <meta property="og:description" content="Bread, \n made here"><meta property="og:site_name" content="The Café">
    <meta property="og:image" content="/picture.png">`),
  '/shut': (request, response) => {
    response.setHeader('x-frame-options', 'DENY')
    page('<title>Shut</title>')(request, response)
  },
  '/csp': (request, response) => {
    response.setHeader('content-security-policy', "frame-ancestors 'self'")
    page('<title>Shut, too</title>')(request, response)
  },
  '/moved': (_request, response) => response.writeHead(302, { location: '/open' }).end(),
  '/inside': (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  '/lure': page('<title>Lure</title><meta property="og:image" content="http://127.0.0.1:1/secret.png">'),
  '/page-as-picture': page('<meta property="og:image" content="/open">'),
  '/picture.png': (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(picture),
}

let content: TestApp
let mine: TestAccount
let other: TestAccount
beforeAll(async () => {
  picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  site = createServer((request, response) => (answers[request.url ?? ''] ?? notFound)(request, response))
  site.on('connection', () => connections++)
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve)
  })
  port = (site.address() as AddressInfo).port // a TCP server has one
  content = await startTestApp({
    config: { publicUrl: 'http://taplet.example', outboundAllow: [`127.0.0.1:${port}`] },
    resolveHost: async (host) => (host === 'open.test' ? ['127.0.0.1'] : ['10.0.0.7']),
  })
  mine = await content.anAccount(200)
  other = await content.anAccount(200)
})
beforeEach(() => {
  connections = 0
})
afterAll(async () => {
  await content.stop()
  site.close()
})
const notFound: RequestListener = (_request, response) => response.writeHead(404).end()
const here = (path: string) => `http://open.test:${port}${path}`
const check = async (url: string) => (await mine.kinds.websites.check({ url })).website

/** Creates an instant app with one slide that shows this website. */
async function publish(path: string, websiteUrl: string): Promise<string> {
  const { body } = await mine.api.slides.createItem({ itemName: 'Shop', itemType: 'EXTERNAL_WEBSITE', websiteUrl })
  const { experienceItemId } = body.newExperienceItem
  await mine.api.experiences.update({
    rootPageId: path,
    fullPagePath: path,
    pageName: path,
    experienceItems: [experienceItemId],
  })
  return experienceItemId
}
const shown = async (path: string, url: string) =>
  (await content.features.publishing.findByPath(path))?.live?.websites?.[url]

it('the website preview finds out that a site may be framed and what it says of itself, and keeps its picture as our own', async () => {
  const found = await check(here('/open'))
  expect(found).toMatchObject({
    state: 'FRAMEABLE',
    reason: '',
    frameUrl: here('/open'),
    title: 'Café "Olé" <b>',
    description: 'Bread, made here',
    siteName: 'The Café',
  })
  expect(found.imageUrl).toMatch(/^\/media\/websites\/[\da-f]{24}-[\da-f]{16}\.webp$/)
  const image = await content.get(found.imageUrl)
  expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await sharp(image.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 675 })
})

it.each([
  ['/shut', 'REFUSES', 'HEADERS', ''],
  ['/csp', 'REFUSES', 'HEADERS', ''],
  ['/moved', 'FRAMEABLE', '', '/open'],
  ['/nowhere', 'UNREACHABLE', 'NOT_FOUND', ''],
  ['/inside', 'UNREACHABLE', 'PRIVATE', ''],
])('the website preview says of %s that it is %s (%s)', async (path, state, reason, frame) => {
  expect(await check(here(path))).toMatchObject({ state, reason, frameUrl: frame && here(frame) })
})

it('the website preview shows no page of its own inside another, and asks nobody about it', async () => {
  expect(await check('http://taplet.example/cafe')).toMatchObject({ state: 'REFUSES', reason: 'OWN' })
})

it('the website preview connects to nothing in a private network, whichever call names it and however it is written', async () => {
  const urls = ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::1]', '[::ffff:7f00:1]', 'inner.test']
  // The one allowed address is requested at another port, so that any connection would be an error.
  for (const host of urls) {
    const url = `http://${host}:${host === 'inner.test' ? port : port + 1}/open`
    expect(await check(url)).toMatchObject({ state: 'UNREACHABLE', reason: 'PRIVATE' })
    await mine.api.slides.createItem({ itemName: 'Inner', itemType: 'EXTERNAL_WEBSITE', websiteUrl: url })
  }
  await content.runJobs()
  expect(connections).toBe(0)
})

it('the website preview fetches no picture from a private network and takes no page for one', async () => {
  expect(await check(here('/lure'))).toMatchObject({ title: 'Lure', imageUrl: '' })
  expect(await check(here('/page-as-picture'))).toMatchObject({ imageUrl: '' })
})

it('the website preview reads a website in the background when its slide is saved, and pages follow', async () => {
  const url = here('/open?saved')
  answers['/open?saved'] = page('<title>Saved</title>')
  const itemId = await publish('site-page', url)
  expect(await shown('site-page', url)).toBeUndefined()
  expect((await content.get('/site-page')).body).not.toContain('Saved')
  await content.runJobs()
  await content.heard()
  expect(await shown('site-page', url)).toMatchObject({ title: 'Saved', canFrame: true, frameUrl: url })
  const { body, headers } = await content.get('/site-page')
  expect(body).toContain('Saved')
  expect(body).toContain(`data-frame="${url}"`)
  expect(headers['content-security-policy']).toContain(`frame-src http://open.test:${port};`)
  await mine.api.slides.updateItem({ experienceItemId: itemId, websiteUrl: here('/shut') })
  await content.runJobs()
  await content.heard()
  const changed = await content.get('/site-page')
  expect(changed.body).toContain('<h2>Shut</h2>')
  expect(changed.body).not.toContain('data-frame')
  expect(changed.headers['content-security-policy']).not.toContain('frame-src')
})

it('the website preview keeps words and picture of a site that cannot be reached this time, and frames it no more', async () => {
  const url = here('/open?later')
  answers['/open?later'] = page('<title>Was here</title>')
  await publish('later-page', url)
  await content.runJobs()
  answers['/open?later'] = (_request, response) => response.writeHead(503).end()
  await content.db
    .updateTable('website_previews')
    .set({ checked_at: new Date(0) })
    .where('url', '=', url)
    .execute()
  await shown('later-page', url)
  await content.runJobs()
  expect(await shown('later-page', url)).toMatchObject({ title: 'Was here', canFrame: false, frameUrl: '' })
})

it('the website preview asks a site again after a day, and not before', async () => {
  const url = here('/open?daily')
  let asked = 0
  answers['/open?daily'] = (request, response) => {
    asked++
    page('<title>Daily</title>')(request, response)
  }
  await publish('daily-page', url)
  await content.runJobs()
  const passed = async (hours: number) => {
    const checkedAt = new Date(Date.now() - hours * 3_600_000)
    await content.db.updateTable('website_previews').set({ checked_at: checkedAt }).where('url', '=', url).execute()
    await shown('daily-page', url)
    await content.runJobs()
  }
  await passed(23)
  expect(asked).toBe(1)
  await passed(25)
  expect(asked).toBe(2)
})

it('the website preview is for signed-in accounts, takes web addresses only, and no more than forty in ten minutes', async () => {
  expect((await content.visitor.post('/websites/check', { url: here('/open') })).statusCode).toBe(401)
  for (const url of ['', 'javascript:alert(1)', 'file:///etc/passwd', 'http://user:pw@open.test/', 7])
    expect((await other.post('/websites/check', { url })).statusCode).toBe(400)
  const looks = Array.from({ length: 41 }, (_, index) =>
    refusal(other.kinds.websites.check({ url: `http://taplet.example/${index}` })),
  )
  expect((await Promise.all(looks)).filter((one) => one?.code === 'TOO_MANY_REQUESTS')).toHaveLength(1)
})
