import { API_PREFIX, type Call, type Calls } from '@taplet/contract'
import { contract, exploreCalls, identityCalls, mediaCalls } from '@taplet/contract/schemas'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const callsOf = (features: Record<string, Calls>): Call[] =>
  Object.values(features).flatMap((feature) => Object.values(feature))
const calls = callsOf(contract)
const urlOf = (call: Call): string => API_PREFIX + call.path.replace(/:\w+/g, 'some-id')
const names = (list: Call[]): [string, Call][] => list.map((call) => [`${call.method} ${call.path}`, call])

interface Sent {
  payload?: string | Buffer
  headers?: Record<string, string>
}
const send = (call: Call, { payload, headers = {} }: Sent = {}) =>
  app.server.inject({
    method: call.method,
    url: urlOf(call),
    headers: { ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(payload !== undefined && { payload }),
  })

/** Every refusal has the body of spec §8 and reveals nothing internal. */
const expectRefusal = (response: { statusCode: number; body: string }, ...statuses: number[]): void => {
  expect(statuses, response.body).toContain(response.statusCode)
  const body: unknown = JSON.parse(response.body)
  expect(body).toMatchObject({
    callResult: expect.stringMatching(/FAILURE|NOT_AVAILABLE/),
    code: expect.any(String),
    message: expect.any(String),
  })
  expect(response.body).not.toMatch(/select |insert |node_modules|at Object|\.ts:|SQLSTATE/i)
}

describe.each(names(calls.filter((call) => call.access === 'account')))('%s without an account', (_, call) => {
  test.each([
    {},
    { authorization: 'Bearer ' },
    { authorization: 'Bearer null' },
    { authorization: 'Basic eDp5' },
    { authorization: `Bearer ${'x'.repeat(4000)}` },
    { cookie: 'taplet_session=%00😀' },
  ])('answers 401 to %j', async (headers) => {
    expectRefusal(await send(call, { headers: { ...headers } }), 401)
  })
})

const MALFORMED: [string, string | Buffer][] = [
  ['broken JSON', '{"a":'],
  ['a trailing comma', '{"a":1,}'],
  ['a byte order mark', '\ufeff{}'],
  ['null', 'null'],
  ['an array', '[]'],
  ['a number', '7'],
  ['__proto__', '{"__proto__":{"admin":true}}'],
  ['constructor', '{"a":{"constructor":{"prototype":{"admin":true}}}}'],
  ['NUL', '{"a":"\\u0000"}'],
  ['half a character', '{"a":"\\ud800"}'],
  ['400,000 levels', '['.repeat(400_000)],
  ['bytes that are no text', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])],
]

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
/** Forms of slides are also submitted by browsers without a script. */
const takesForms = (call: Call): boolean => call.path.startsWith('/forms/')

const open = names(calls.filter((call) => call.access === 'anyone' && call.method === 'POST' && !call.isPending))
describe.each(open)('%s with a malformed body', (_, call) => {
  test.each(MALFORMED)('refuses %s', async (_name, payload) => {
    // null counts as "nothing sent", which calls without fields accept
    const response = await send(call, { payload })
    if (payload === 'null' && response.statusCode === 200) return
    expectRefusal(response, 400)
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false)
  })

  test('refuses other content types and encodings', async () => {
    for (const type of [
      'text/plain',
      ...(takesForms(call) ? [] : FORM_TYPES),
      'application/xml',
      'application/json; charset=utf-16',
    ]) {
      expectRefusal(await send(call, { payload: '{}', headers: { 'content-type': type } }), 415)
    }
    expectRefusal(await send(call, { payload: '{}', headers: { 'content-encoding': 'gzip' } }), 415)
  })

  test('refuses more than it can take', async () => {
    expectRefusal(await send(call, { payload: JSON.stringify({ a: 'x'.repeat(40 * 1024 * 1024) }) }), 413)
  })
})

const editors = names(calls.filter((call) => call.body && call.access === 'account' && !call.isPending))
describe('the calls of the editors', () => {
  let authorization: string
  beforeAll(async () => {
    const account = { email: 'editor@example.com', password: 'a long password', name: '' }
    const { accountId } = await app.features.identity.createAccount(account)
    authorization = `Bearer ${await app.features.identity.issueToken(accountId)}`
  })

  test.each(editors)('%s refuses malformed bodies', async (_, call) => {
    for (const [name, payload] of MALFORMED) {
      const response = await send(call, { payload, headers: { authorization } })
      // null counts as "nothing sent", which some calls accept; others find nothing at some-id.
      if (name === 'null' && response.statusCode === 200) continue
      const statuses = name === 'null' ? [400, 404] : [400]
      expectRefusal(response, ...statuses)
    }
  })
})

test('pending calls say so, each with 501 and NOT_AVAILABLE', async () => {
  const { accountId } = await app.features.identity.createAccount({
    email: 'gate@example.com',
    password: 'a long password',
    name: '',
  })
  const authorization = `Bearer ${await app.features.identity.issueToken(accountId)}`
  const pending = calls.filter((call) => call.isPending)
  for (const call of pending) {
    const response = await send(call, { headers: { authorization } })
    expect([call.path, response.statusCode, response.json()]).toEqual([
      call.path,
      501,
      expect.objectContaining({ callResult: 'NOT_AVAILABLE', code: 'NOT_AVAILABLE' }),
    ])
  }
})

test('a crowd of values is refused by its count, in uploads as well', async () => {
  const account = { email: 'crowd@example.com', password: 'a long password', name: '' }
  const { accountId } = await app.features.identity.createAccount(account)
  const headers = { authorization: `Bearer ${await app.features.identity.issueToken(accountId)}` }
  for (const [call, numbers] of [
    [identityCalls.signIn, 400_000],
    [mediaCalls.uploadBase64, 15_000_000],
  ] as const) {
    const response = await send(call, { headers, payload: `{"a":[${'1,'.repeat(numbers)}1]}` })
    expectRefusal(response, 400)
    expect(response.json().message).toContain('20,000 values')
  }
})

test('calls without fields take an empty body, with and without a content type', async () => {
  for (const sent of [{}, { payload: '' }, { payload: '{}' }])
    expect((await send(exploreCalls.fetch, sent)).statusCode).toBe(200)
})

test('two content types at once are refused', async () => {
  const port = Number(new URL(await app.server.listen({ port: 0, host: '127.0.0.1' })).port)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const types = ['Content-Type', 'application/json', 'Content-Type', 'text/plain']
    const headers = ['Host', 'localhost', ...types, 'Content-Length', '2']
    request({ port, host: '127.0.0.1', path: '/api/auth/signOut', method: 'POST', headers }, resolve)
      .on('error', reject)
      .end('{}')
  })
  response.resume()
  expect(response.statusCode).toBe(415)
})

test('an unknown call is a JSON 404, and a wrong method does nothing', async () => {
  expectRefusal(await app.server.inject('/api/nope'), 404)
  expectRefusal(await app.server.inject('/api/links//update'), 404)
  expectRefusal(await app.server.inject({ method: 'GET', url: '/api/updatePage' }), 404, 405)
})

test('broken addresses are refused', async () => {
  for (const url of ['/api/%E0%A4%A', '/api/%ff', '/abc%00def']) expectRefusal(await app.server.inject(url), 400, 404)
})

test('every response carries the security headers', async () => {
  for (const url of ['/api/nope', '/api/openapi.json', '/', '/some/where/else', '/no-such-app']) {
    const { headers } = await app.server.inject(url)
    expect([url, headers['x-content-type-options'], headers['referrer-policy']]).toEqual([
      url,
      'nosniff',
      'strict-origin-when-cross-origin',
    ])
    expect([url, headers['content-security-policy']]).toEqual([url, expect.stringContaining('frame-ancestors')])
  }
})
