import type { FastifyInstance } from 'fastify'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { createServer } from '../create-server.ts'

const LIMIT_MS = 150
let server: FastifyInstance
let port: number
beforeAll(async () => {
  server = await createServer({ logLevel: 'silent', trustProxy: false, isHttps: false, bodyLimitMs: LIMIT_MS })
  server.post('/call', async ({ body }) => body)
  server.post('/upload', { bodyLimit: 500 * 1024 * 1024 }, async ({ body }) => body)
  server.get('/page', async () => 'page')
  const refuse = async (): Promise<never> => {
    throw new AppError('UNAUTHORIZED')
  }
  server.post('/closed', { onRequest: refuse, bodyLimit: 500 * 1024 * 1024 }, async () => '')
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.close())

/** Sends the head, then the body's parts, one every 50 ms; returns what came back before the server hung up. */
function trickle(head: string, parts: readonly string[]): Promise<{ received: string; tookMs: number }> {
  const begun = performance.now()
  return new Promise((resolve) => {
    let received = ''
    const rest = [...parts]
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${head} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`),
    )
    const timer = setInterval(() => socket.writable && socket.write(rest.shift() ?? ''), 50)
    socket.write('')
    socket.setEncoding('utf8').on('data', (text: string) => (received += text))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      resolve({ received, tookMs: performance.now() - begun })
    })
  })
}
const SILENCE = ['Content-Length: 100\r\n\r\n{"a":']
const DROPS = ['Transfer-Encoding: chunked\r\n\r\n', ...Array.from({ length: 200 }, () => '1\r\n \r\n')]

test.each([
  ['falls silent', SILENCE],
  ['never ends', DROPS],
])('a call whose body %s is refused with 408 and cut', async (_, parts) => {
  const { received, tookMs } = await trickle('POST /call', parts)
  expect(received).toMatch(/^HTTP\/1.1 408 [^]*"code":"REQUEST_TIMEOUT"/)
  expect(tookMs).toBeLessThan(3000)
})

test('a route for uploads gives slow lines their time', async () => {
  const slow = ['Content-Length: 2\r\n', 'Connection: close\r\n\r\n', '{', '', '', '', '', '', '', '}']
  expect((await trickle('POST /upload', slow)).received).toMatch(/^HTTP\/1.1 200 [^]*\{\}$/)
})

test.each(['POST /closed', 'GET /page'])('%s answers first and then waits for no body', async (head) => {
  const { received, tookMs } = await trickle(head, DROPS)
  expect(received).toMatch(/^HTTP\/1.1 (?:401|200|404) /)
  expect(tookMs).toBeLessThan(3000)
})
