import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDashboardRoutes } from './dashboard-routes.ts'

let dist: string
const serverFor = (isDevelopment: boolean) => {
  const server = fastify()
  addDashboardRoutes(server, { dist, isDevelopment })
  return server
}

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'taplet-dist-'))
  await mkdir(join(dist, 'assets/app'), { recursive: true })
  await writeFile(join(dist, 'index.html'), '<html><head></head></html>')
  await writeFile(join(dist, 'assets/app/index-AbCd1234.js'), 'console.log(1);'.repeat(100))
  await writeFile(join(dist, 'assets/app/scan.worker-AbCd1234.js'), 'console.log(2)')
  await writeFile(join(dist, 'secret.json'), '{}')
})
afterAll(() => rm(dist, { recursive: true }))

test('every screen of the dashboard is the same document, each time with a new nonce', async () => {
  const server = serverFor(false)
  const nonces = new Set<string>()
  for (const url of [
    '/app',
    '/app/experiences/1?x=2',
    '/login',
    '/auth/cofirmLogin',
    '/info/tagRegistration',
    '/shopify/app/overview',
    '/taplet/demos/user',
  ]) {
    const response = await server.inject(url)
    expect([url, response.statusCode]).toEqual([url, 200])
    const nonce = /content="([^"]+)"/.exec(response.body)?.[1] ?? ''
    expect(response.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    expect(response.headers['permissions-policy']).toContain('camera=(self)')
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(7)
})

test('the dashboard route keeps shared reports out of search engines and the logs of others', async () => {
  const server = serverFor(false)
  const shared = await server.inject('/info/analytics/abc?days=7')
  expect(shared.statusCode).toBe(200)
  expect(shared.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
  expect((await server.inject('/info/tagRegistration')).headers['x-robots-tag']).toBeUndefined()
})

test('[14.10] screens that open soon are kept out of search engines, and no others', async () => {
  const server = serverFor(false)
  const soon = [
    '/legal/privacy-policy',
    '/taplet/demos/user?x',
    '/app/appClips/1',
    '/auth/shopify/failure',
    '/shopify/app',
  ]
  for (const url of soon) {
    expect([url, (await server.inject(url)).headers['x-robots-tag']]).toEqual([url, 'noindex'])
  }
  for (const url of ['/app/explore', '/signup', '/info/tagRegistration'])
    expect([url, (await server.inject(url)).headers['x-robots-tag']]).toEqual([url, undefined])
})

test('[14.10] an address in capitals leads to its screen, with ids and query as they were', async () => {
  const server = serverFor(false)
  for (const [url, location] of [
    ['/Pricing', '/pricing'],
    ['/APP/history?Day=1', '/app/history?Day=1'],
    ['/App/experiences/AbC', '/app/experiences/AbC'],
    ['/TAPLET/Demos/user', '/taplet/demos/user'],
  ]) {
    const response = await server.inject(url ?? '')
    expect([url, response.statusCode, response.headers.location]).toEqual([url, 302, location])
  }
  expect((await server.inject('/apple')).statusCode).toBe(404)
})

test('/ leads to explore and /404 says 404', async () => {
  const server = serverFor(false)
  expect((await server.inject('/')).headers.location).toBe('/app/explore')
  expect((await server.inject('/404')).statusCode).toBe(404)
})

test('the gallery exists for developers only', async () => {
  expect((await serverFor(true).inject('/dev/ui')).statusCode).toBe(200)
  expect((await serverFor(false).inject('/dev/ui')).statusCode).toBe(404)
})

test('workers, and they alone, may run WebAssembly', async () => {
  const server = serverFor(false)
  const policyOf = async (file: string) =>
    (await server.inject(`/assets/app/${file}`)).headers['content-security-policy'] ?? ''
  expect(await policyOf('scan.worker-AbCd1234.js')).toContain("'wasm-unsafe-eval'")
  expect(await policyOf('index-AbCd1234.js')).not.toContain('wasm')
})

test('files come compressed and are cached for ever; nothing outside their folder can be read', async () => {
  const server = serverFor(false)
  const response = await server.inject({
    url: '/assets/app/index-AbCd1234.js',
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(brotliDecompressSync(response.rawPayload).toString()).toContain('console.log(1);')
  for (const url of [
    '/assets/app/nope.js',
    '/assets/app/..%2f..%2fsecret.json',
    '/assets/app/%2e%2e/%2e%2e/secret.json',
  ]) {
    expect([url, (await server.inject(url)).statusCode]).toEqual([url, 404])
  }
})

test('a file that the build has compressed is sent as it was compressed there', async () => {
  const code = 'console.log(2);'.repeat(100)
  await writeFile(join(dist, 'assets/app/late-EfGh5678.js'), code)
  const ready = brotliCompressSync(code)
  await writeFile(join(dist, 'assets/app/late-EfGh5678.js.br'), ready)
  const server = serverFor(false)
  const url = '/assets/app/late-EfGh5678.js'
  const response = await server.inject({ url, headers: { 'accept-encoding': 'br' } })
  expect(response.rawPayload.equals(ready)).toBe(true)
  expect((await server.inject(url)).body).toBe(code)
  expect((await server.inject(`${url}.br`)).statusCode).toBe(404)
})

test('a service for product events is let through where there is one, and nobody else', async () => {
  const policyOf = async (server: ReturnType<typeof serverFor>) => {
    const { headers, body } = await server.inject('/app/explore')
    return { policy: String(headers['content-security-policy']), body }
  }
  const without = await policyOf(serverFor(false))
  expect(without.policy).toContain("script-src 'self';")
  expect(without.policy).toContain("connect-src 'self';")
  expect(without.body).not.toContain('name="analytics"')
  const server = fastify()
  const scriptUrl = 'https://cdn.segment.com/analytics.js/v1/key/analytics.min.js'
  const analytics = { scriptUrl, writeKey: 'key', hosts: ['https://api.segment.io'] }
  addDashboardRoutes(server, { dist, isDevelopment: false, analytics })
  const { policy, body } = await policyOf(server)
  expect(policy).toContain("script-src 'self' https://cdn.segment.com;")
  expect(policy).toContain("connect-src 'self' https://cdn.segment.com https://api.segment.io;")
  expect(body).toContain(`<meta name="analytics" content="${scriptUrl}" data-write-key="key">`)
})

test('[14.12] files may be sent to the bucket where there is one', async () => {
  const server = fastify()
  addDashboardRoutes(server, { dist, isDevelopment: false, uploadOrigin: 'https://files.s3.us-west-2.amazonaws.com' })
  const { headers } = await server.inject('/app/explore')
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://files.s3.us-west-2.amazonaws.com;")
})

test('[14.13] the forms are told when no phone number is taken', async () => {
  const server = fastify()
  addDashboardRoutes(server, { dist, isDevelopment: false, takesPhones: false })
  expect((await server.inject('/login')).body).toContain('<meta name="phones" content="off">')
  expect((await serverFor(false).inject('/login')).body).not.toContain('name="phones"')
})

test('the explore screen alone says in its document what it shows, by nonce and in place of the common words', async () => {
  const page =
    '<html><head><meta\n name="description" content="All screens" /><title>Taplet</title></head><body><div id="root"></div><noscript>No.</noscript></body></html>'
  await writeFile(join(dist, 'index.html'), page)
  const server = fastify()
  const asked: string[] = []
  const exploreFront = async (params: URLSearchParams, address: string) => {
    asked.push(`${params.get('q')} ${address}`)
    if (params.get('q') === 'broken') throw new Error('no database')
    return { head: '<title>$& $1 Explore</title>', style: '.plain{color:red}', list: '<ul><li>Ofelia $&</li></ul>' }
  }
  addDashboardRoutes(server, { dist, isDevelopment: false, exploreFront })
  const { body, headers } = await server.inject('/app/explore?q=tea%20room')
  expect(asked).toEqual(['tea room 127.0.0.1'])
  const nonce = /content="([^"]+)"/.exec(body)?.[1]
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
  expect(headers['cache-control']).toBe('no-cache')
  expect(body).toContain(`<noscript><style nonce="${nonce}">.plain{color:red}</style></noscript></head>`)
  expect(body).toContain('<noscript><ul><li>Ofelia $&</li></ul></noscript>')
  expect(body).toContain('<title>$& $1 Explore</title>')
  expect(body).not.toMatch(/All screens|<title>Taplet|No\./)
  const broken = await server.inject('/app/explore?q=broken')
  expect([broken.statusCode, broken.body.includes('<title>Taplet</title>')]).toEqual([200, true])
  expect((await server.inject('/app/tags')).body).toContain('<title>Taplet</title>')
})
