import type { FastifyInstance } from 'fastify'
import { request } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { createServer } from '../create-server.ts'
import { HEALTH_PATH, type HostRule } from './host-gate.ts'
import type { TrustProxy } from './trust-proxy.ts'

let server: FastifyInstance
afterEach(() => server.close())

async function start(hostRule: HostRule | undefined, trustProxy: TrustProxy = false): Promise<number> {
  server = await createServer({ logLevel: 'silent', trustProxy, isHttps: false, hostRule })
  server.get('/page', async () => 'page')
  server.get(HEALTH_PATH, async () => 'ok')
  return Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port)
}

interface Answer {
  status: number | undefined
  body: string
}
const ask = (port: number, host: string, path = '/page', headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', path, setHost: false, headers: { host, ...headers } },
      (response) => {
        let body = ''
        response.setEncoding('utf8').on('data', (text: string) => (body += text))
        response.on('end', () => resolve({ status: response.statusCode, body }))
      },
    )
    sent.on('error', reject).end()
  })

const PRODUCTION = { names: ['taplet.example'], anyAddress: false }
const FOREIGN = ['evil.example', 'taplet.example.evil.example', 'xtaplet.example', 'localhost.evil.example']

describe('where PUBLIC_URL is set', () => {
  test.each(['taplet.example', 'TAPLET.example:8443', 'taplet.example.', 'localhost:3000', '127.0.0.1:3000'])(
    'answers to %s',
    async (host) => expect((await ask(await start(PRODUCTION), host)).status).toBe(200),
  )

  test.each([...FOREIGN, '203.0.113.9', '[2001:db8::1]'])('does not answer to %s', async (host) => {
    const { status, body } = await ask(await start(PRODUCTION), host)
    expect(status).toBe(421)
    expect(JSON.parse(body)).toMatchObject({ callResult: 'FAILURE', code: 'WRONG_HOST' })
  })

  test('looks at the name that a trusted proxy passes on, and at no other', async () => {
    const forged = { 'x-forwarded-host': 'evil.example' }
    expect((await ask(await start(PRODUCTION), 'taplet.example', '/page', forged)).status).toBe(200)
    await server.close()
    const port = await start(PRODUCTION, 1)
    expect((await ask(port, 'taplet.example', '/page', forged)).status).toBe(421)
    expect((await ask(port, 'app:3000', '/page', { 'x-forwarded-host': 'taplet.example' })).status).toBe(200)
  })

  test('tells load balancers its health whatever they call it', async () => {
    expect((await ask(await start(PRODUCTION), '203.0.113.9', HEALTH_PATH)).status).toBe(200)
  })

  test('answers to every address of a laptop in development', async () => {
    const port = await start({ names: ['taplet.example'], anyAddress: true })
    for (const host of ['192.168.1.20:3000', '[fe80::1]:3000', 'localhost', 'taplet.example'])
      expect([host, (await ask(port, host)).status]).toEqual([host, 200])
    expect((await ask(port, 'evil.example')).status).toBe(421)
  })
})

test('a laptop without PUBLIC_URL answers to any name', async () => {
  const port = await start(undefined)
  for (const host of ['my-laptop.local:3000', '192.168.1.20', 'localhost'])
    expect([host, (await ask(port, host)).status]).toEqual([host, 200])
})

test.each(['a"b<c>', '', 'a b', 'a/b', 'user@a', 'a:port', '-'])('the malformed name "%s" is refused', async (host) => {
  for (const path of ['/page', HEALTH_PATH]) expect((await ask(await start(undefined), host, path)).status).toBe(400)
})
