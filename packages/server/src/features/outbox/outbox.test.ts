import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addToOutbox } from '../../platform/outbox/store.ts'
import { createServer } from '../../platform/http/create-server.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { startTestStore, type TestStore } from '../../testing/database/start-store.ts'
import { addAnalyticsEmulator } from './analytics-emulator.ts'
import { addOutboxRoutes } from './routes.ts'

let app: TestStore
let server: FastifyInstance

beforeAll(async () => {
  app = await startTestStore()
  server = await createServer({ logLevel: 'silent', trustProxy: false, isHttps: false })
  addOutboxRoutes(server, { db: app.db, isDevelopment: true })
})
afterAll(async () => {
  await server.close()
  await app.stop()
})

it('the outbox lists messages newest first with the code picked out', async () => {
  await addToOutbox(
    { channel: 'email', recipient: 'ana@example.org', subject: 'Hi', text: 'No code here.', html: '<p>Hi</p>' },
    app.db,
  )
  await addToOutbox(
    { channel: 'sms', recipient: '+351912345678', subject: '', text: '004217 is your code.', html: '' },
    app.db,
  )
  const { messages } = (await server.inject('/dev/outbox.json')).json()
  expect(messages).toMatchObject([
    { channel: 'sms', recipient: '+351912345678', text: '004217 is your code.', code: '004217' },
    { channel: 'email', recipient: 'ana@example.org', subject: 'Hi', code: null },
  ])
  expect(Date.parse(messages[0].createdAt)).not.toBeNaN()
})

it('the outbox shows a page that runs its own script only', async () => {
  const page = await server.inject('/dev/outbox')
  const nonce = /<script nonce="([^"]+)">/.exec(page.body)?.[1]
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}'`)
  expect(page.body).not.toMatch(/https?:\/\//)
})

it('the outbox shows a mail as its reader would see it, in a sandbox', async () => {
  const { messages } = (await server.inject('/dev/outbox.json')).json()
  const [sms, mail] = messages
  const shown = await server.inject(`/dev/outbox/${mail.messageId}`)
  expect(shown.body).toBe('<p>Hi</p>')
  expect(shown.headers['content-security-policy']).toContain('sandbox')
  expect((await server.inject(`/dev/outbox/${sms.messageId}`)).statusCode).toBe(404)
  expect((await server.inject('/dev/outbox/999999999999999999999')).statusCode).toBe(404)
})

it('the outbox is there in development and not in production', async () => {
  const development = await startTestApp({ config: { isDevelopment: true } })
  const outbox = { method: 'GET' as const, url: '/dev/outbox.json' }
  expect((await development.server.inject(outbox)).json()).toEqual({ messages: [] })
  await development.stop()
  const production = await startTestApp({ config: { isDevelopment: false } })
  await addToOutbox({ channel: 'sms', recipient: '+351', subject: '', text: '004217', html: '' }, production.db)
  for (const url of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox/1']) {
    const response = await production.server.inject(url)
    expect(response.statusCode).toBe(404)
    expect(response.body).not.toContain('004217')
  }
  await production.stop()
})

describe('[14.5] outbox and emulators in development', () => {
  let development: TestApp
  beforeAll(async () => {
    development = await startTestApp({ config: { isDevelopment: true }, payments: undefined })
  })
  afterAll(() => development.stop())
  const paths = [
    '/dev/outbox',
    '/dev/outbox.json',
    '/dev/outbox/1',
    '/dev/analytics.js',
    '/dev/stripe/v3/',
    '/%64ev/outbox.json',
  ]
  const statuses = async (headers: Record<string, string>, remoteAddress = '192.168.1.30'): Promise<number[]> =>
    Promise.all(paths.map(async (url) => (await development.server.inject({ url, headers, remoteAddress })).statusCode))
  const shut = paths.map(() => 404)

  it.each([
    ['this computer', { host: 'localhost:3000' }, '127.0.0.1'],
    ['this computer, by IPv6', { host: '[::1]:3000' }, '::1'],
    ['a phone in the network', { host: '192.168.1.20:3000' }, '::ffff:192.168.1.30'],
    ['the public address', { host: 'taplet.example' }, '10.0.0.7'],
  ])('answer %s', async (_, headers, peer) => {
    expect((await statuses(headers, peer)).toSpliced(2, 1)).toEqual([200, 200, 200, 200, 200])
  })

  it.each([
    ['a foreign name, which another website may lead here', { host: 'evil.example' }, '127.0.0.1'],
    ['an address of the internet', { host: 'localhost:3000' }, '93.184.215.14'],
    ['a proxy', { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
    ['a tunnel', { host: 'localhost:3000', 'cf-connecting-ip': '203.0.113.9' }, '127.0.0.1'],
    ['a proxy of the standard', { host: 'localhost:3000', forwarded: 'for=127.0.0.1' }, '127.0.0.1'],
  ])('are closed to %s', async (_, headers, peer) => {
    expect(await statuses(headers, peer)).toEqual(shut)
  })

  it('leave the rest of the server as it is', async () => {
    const foreign = { host: 'evil.example', 'x-forwarded-for': '203.0.113.9' }
    expect((await development.server.inject({ url: '/robots.txt', headers: foreign })).statusCode).toBe(200)
  })
})

it('the outbox shows product events that a service would have got, in development only', async () => {
  const development = await createServer({ logLevel: 'silent', trustProxy: false, isHttps: false })
  addAnalyticsEmulator(development, { db: app.db, isDevelopment: true })
  const script = await development.inject('/dev/analytics.js')
  expect(script.headers['content-type']).toContain('text/javascript')
  expect(script.body).toContain('window.analytics')
  const payload = { writeKey: 'development', event: 'signed_in', properties: {} }
  expect((await development.inject({ method: 'POST', url: '/dev/analytics', payload })).statusCode).toBe(200)
  expect((await development.inject({ method: 'POST', url: '/dev/analytics', payload: {} })).statusCode).toBe(400)
  const { messages } = (await server.inject('/dev/outbox.json')).json()
  expect(messages[0]).toMatchObject({ channel: 'event', recipient: 'development', subject: 'signed_in' })
  await development.close()

  const production = await createServer({ logLevel: 'silent', trustProxy: false, isHttps: false })
  addAnalyticsEmulator(production, { db: app.db, isDevelopment: false })
  expect((await production.inject('/dev/analytics.js')).statusCode).toBe(404)
  expect((await production.inject({ method: 'POST', url: '/dev/analytics', payload })).statusCode).toBe(404)
  await production.close()
})
