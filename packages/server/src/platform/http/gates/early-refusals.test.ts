import type { FastifyInstance } from 'fastify'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer } from '../create-server.ts'

let server: FastifyInstance
let port: number
beforeAll(async () => {
  server = await createServer({ logLevel: 'silent', trustProxy: false, isHttps: true })
  server.get('/api/thing/:id', async () => ({ callResult: 'SUCCESS' }))
  server.get('/page', async () => 'page')
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.close())

/** Returns everything the server writes until it closes the connection. */
const talk = (sent: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(sent))
    socket.setEncoding('utf8').on('data', (text: string) => (received += text))
    socket.on('error', reject).on('close', () => resolve(received))
  })

test.each([
  [
    'an address that cannot be decoded',
    'GET /api/%E0%A4%A HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    400,
  ],
  [
    'a parameter that is too long',
    `GET /api/thing/${'x'.repeat(4000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    400,
  ],
  ['something that is not HTTP', 'HELLO\r\n\r\n', 400],
  ['two lengths', 'POST /api/a HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  ['a broken chunk', 'POST /page HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 400],
  ['no host', 'GET /page HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['headers of 20 KB', `GET /page HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s gets a whole answer: status, security headers and our JSON', async (_, sent, status) => {
  const received = await talk(sent)
  const [head = '', body = ''] = received.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  for (const header of [
    /^content-security-policy: default-src 'none'/im,
    /^x-content-type-options: nosniff/im,
    /^strict-transport-security: /im,
    /^content-type: application\/json/im,
    /^connection: close/im,
  ])
    expect(head).toMatch(header)
  expect(JSON.parse(body)).toMatchObject({
    callResult: 'FAILURE',
    code: expect.any(String),
    message: expect.any(String),
    requestId: expect.any(String),
  })
})

test('answers of the API are not stored by anybody, however their address is spelt', async () => {
  for (const url of ['/api/thing/1', '/%61pi/thing/1']) {
    const response = await server.inject(url)
    expect([url, response.statusCode, response.headers['cache-control']]).toEqual([url, 200, 'no-store, private'])
  }
  expect((await server.inject('/page')).headers['cache-control']).toBeUndefined()
})
