import { expect, test } from 'vitest'
import { createServer } from '../create-server.ts'
import type { TrustProxy } from './trust-proxy.ts'

/** Returns the client's address as the server takes it when this header arrives from `peer`. */
async function clientOf(trustProxy: TrustProxy, forwardedFor: string, peer = '10.0.0.1'): Promise<string> {
  const server = await createServer({ logLevel: 'silent', trustProxy, isHttps: false })
  server.get('/ip', async ({ ip }) => ip)
  const headers = { 'x-forwarded-for': forwardedFor }
  const { body } = await server.inject({ url: '/ip', remoteAddress: peer, headers })
  await server.close()
  return body
}

test('without a proxy the header is only words', async () => {
  expect(await clientOf(false, '6.6.6.6')).toBe('10.0.0.1')
})

test('with one proxy its own entry counts, not those that the client put left of it', async () => {
  expect(await clientOf(1, '203.0.113.9')).toBe('203.0.113.9')
  expect(await clientOf(1, '6.6.6.6, 127.0.0.1, 203.0.113.9')).toBe('203.0.113.9')
})

test('with two proxies the second entry from the right counts', async () => {
  expect(await clientOf(2, '6.6.6.6, 203.0.113.9, 10.0.0.2')).toBe('203.0.113.9')
})

test('with a list only proxies on it are believed', async () => {
  const proxies = ['10.0.0.0/8', '::1']
  expect(await clientOf(proxies, '6.6.6.6, 203.0.113.9, 10.0.0.2')).toBe('203.0.113.9')
  expect(await clientOf(proxies, '203.0.113.9', '::1')).toBe('203.0.113.9')
  expect(await clientOf(proxies, '6.6.6.6', '198.51.100.7')).toBe('198.51.100.7')
})
