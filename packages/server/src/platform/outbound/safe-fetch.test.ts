import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSafeFetch } from './safe-fetch.ts'

const seen: string[] = []
let server: Server
let port = 0

const answers: Record<string, RequestListener> = {
  '/ok': (_request, response) => response.end('here'),
  '/large': (_request, response) => response.end('x'.repeat(1_000_000)),
  '/slow': () => {},
  '/drip': (_request, response) => {
    const timer = setInterval(() => response.write('.'), 20)
    response.on('close', () => clearInterval(timer))
  },
  '/loop': (_request, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/inside': (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
  '/file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/see-other': (_request, response) => response.writeHead(303, { location: '/ok' }).end(),
}

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(`${request.method} ${request.headers.host} ${request.url}`)
    const answer = answers[request.url ?? '']
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  port = (server.address() as AddressInfo).port // a TCP server has one
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const hosts: Record<string, string[]> = {
  'open.test': ['127.0.0.1'],
  'inner.test': ['10.0.0.7'],
  'mixed.test': ['93.184.215.14', '192.168.0.1'],
  'nowhere.test': [],
}
const resolveHost = async (host: string) => {
  const found = hosts[host]
  if (!found) throw new Error('no name server')
  return found
}
const fetchWith = (allowed: readonly string[]) => createSafeFetch({ resolveHost, allowed: new Set(allowed) })
const usual = { method: 'GET', maxBytes: 1000, timeoutMs: 1500 } as const
const ask = (url: string, request: Partial<typeof usual> | object = {}) =>
  fetchWith([`127.0.0.1:${port}`])(url, { ...usual, ...request })
const here = (path: string) => `http://open.test:${port}${path}`

describe('Attacks', () => {
  it.each([
    ['http://127.0.0.1/', 'PRIVATE'],
    ['http://localhost/', 'PRIVATE'],
    ['http://2130706433/', 'PRIVATE'],
    ['http://0x7f.1/', 'PRIVATE'],
    ['http://0177.0.0.1/', 'PRIVATE'],
    ['http://127。0。0。1/', 'PRIVATE'],
    ['http://[::1]/', 'PRIVATE'],
    ['http://[::ffff:169.254.169.254]/', 'PRIVATE'],
    ['http://[64:ff9b::7f00:1]/', 'PRIVATE'],
    ['http://169.254.169.254/latest/meta-data/', 'PRIVATE'],
    ['http://inner.test/', 'PRIVATE'],
    ['http://mixed.test/', 'PRIVATE'],
    ['http://93.184.215.14:22/', 'PORT'],
    ['http://93.184.215.14:6379/', 'PORT'],
    ['ftp://93.184.215.14/', 'SCHEME'],
    ['file:///etc/passwd', 'SCHEME'],
    ['gopher://93.184.215.14/', 'SCHEME'],
    ['javascript:alert(1)', 'SCHEME'],
    ['http://user:secret@93.184.215.14/', 'SCHEME'],
    ['not an address', 'SCHEME'],
  ])('refuses %s as %s and connects to nothing', async (url, reason) => {
    hosts['localhost'] = ['127.0.0.1', '::1']
    const before = seen.length
    expect(await fetchWith([])(url, usual)).toEqual({ kind: 'REFUSED', reason })
    expect(seen).toHaveLength(before)
  })

  it('checks where a redirect leads before it follows', async () => {
    expect(await ask(here('/inside'))).toEqual({ kind: 'REFUSED', reason: 'PRIVATE' })
    expect(await ask(here('/file'))).toEqual({ kind: 'REFUSED', reason: 'SCHEME' })
  })

  it('connects to the address that was checked, whatever the name means a moment later', async () => {
    let asked = 0
    const rebinding = createSafeFetch({
      resolveHost: async () => (asked++ === 0 ? ['127.0.0.1'] : ['10.0.0.7']),
      allowed: new Set([`127.0.0.1:${port}`]),
    })
    expect(await rebinding(`http://rebind.test:${port}/ok`, usual)).toMatchObject({ kind: 'ANSWER', status: 200 })
    expect(asked).toBe(1)
    expect(await rebinding(`http://rebind.test:${port}/ok`, usual)).toEqual({ kind: 'REFUSED', reason: 'PRIVATE' })
  })

  it('gives up on circles, and on servers that never come to an end', async () => {
    expect(await ask(here('/loop'))).toEqual({ kind: 'FAILED', reason: 'TOO_MANY_REDIRECTS' })
    expect(await ask(here('/slow'), { timeoutMs: 200 })).toEqual({ kind: 'FAILED', reason: 'TIMEOUT' })
    expect(await ask(here('/drip'), { timeoutMs: 200 })).toEqual({ kind: 'FAILED', reason: 'TIMEOUT' })
  })

  it('reads no more than it was told to', async () => {
    expect(await ask(here('/large'))).toMatchObject({ kind: 'ANSWER', body: Buffer.from('x'.repeat(1000)) })
  })
})

describe('Usual requests', () => {
  it('answer status, headers and body, and name the host that was asked for', async () => {
    const answer = await ask(here('/ok'))
    expect(answer).toMatchObject({ kind: 'ANSWER', status: 200, url: here('/ok'), body: Buffer.from('here') })
    expect(seen.at(-1)).toBe(`GET open.test:${port} /ok`)
  })

  it('follow a redirect, after a POST as GET', async () => {
    expect(await ask(here('/see-other'), { method: 'POST', body: '{}' })).toMatchObject({
      url: here('/ok'),
      status: 200,
    })
    expect(seen.at(-1)).toBe(`GET open.test:${port} /ok`)
  })

  it('tell a missing host from one that nobody can look up', async () => {
    expect(await ask('http://nowhere.test/')).toEqual({ kind: 'FAILED', reason: 'NO_HOST' })
    expect(await ask('http://unknown.test/')).toEqual({ kind: 'FAILED', reason: 'OFFLINE' })
  })

  it.each([
    ['http://localhost/', 'PRIVATE'],
    ['http://printer.local/', 'PRIVATE'],
    ['http://db.internal./', 'PRIVATE'],
    ['http://intranet/', 'PRIVATE'],
    ['http://unknown.test:6379/', 'PORT'],
  ])('know without looking it up that %s is refused', async (url, reason) => {
    const allowed = new Set<string>()
    const offline = createSafeFetch({ resolveHost: () => Promise.reject(new Error('no name server')), allowed })
    expect(await offline(url, usual)).toEqual({ kind: 'REFUSED', reason })
  })

  it('tell when nobody listens', async () => {
    const closed = fetchWith(['127.0.0.1:1'])
    expect(await closed('http://127.0.0.1:1/', usual)).toEqual({ kind: 'FAILED', reason: 'NETWORK' })
  })
})
