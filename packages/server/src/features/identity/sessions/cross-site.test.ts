import type { Call } from '@taplet/contract'
import { contract } from '@taplet/contract/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cookieOf, startIdentity, type TestIdentity } from '../testing/start-identity.ts'
import { ORIGIN } from '../../../testing/start-test-app.ts'

const EMAIL = 'ana@example.org'
const PASSWORD = 'correct horse battery'
let app: TestIdentity
let cookie: string
beforeAll(async () => {
  app = await startIdentity()
  await app.identity.createAccount({ email: EMAIL, password: PASSWORD, name: 'Ana' })
  cookie = cookieOf(await app.post('/auth/signIn', { email: EMAIL, password: PASSWORD }))
})
afterAll(() => app.stop())

const writes = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries<Call>(calls)
    .filter(([, call]) => call.method !== 'GET')
    .map(([name, call]) => [`${feature}.${name}`, call] as const),
)
const send = (call: Call, headers: Record<string, string>, payload = '{}') =>
  app.server.inject({
    method: call.method,
    url: `/api${call.path.replaceAll(/:\w+/g, 'some-id')}`,
    headers: { cookie, ...headers },
    payload,
  })
const json = { 'content-type': 'application/json' }
const forms = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
/** Whatever browsers say of a page that is not ours. */
const elsewhere: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://shop.taplet.example', 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
  {},
]

it.each(writes.filter(([, call]) => call.access === 'account'))(
  'CSRF: %s by the cookie of its visitor is refused to every other site',
  async (_name, call) => {
    for (const headers of elsewhere) {
      const response = await send(call, { ...headers, ...json })
      expect(response.statusCode, JSON.stringify(headers)).toBe(401)
    }
  },
)

it('CSRF: what a form of another site can send without asking is read by no call that signs in or out', async () => {
  for (const [name, call] of writes.filter(([, { path }]) => path.startsWith('/auth/')))
    for (const type of forms) {
      const response = await send(call, { origin: 'https://evil.example', 'content-type': type }, 'email=a&password=b')
      expect([401, 415], `${name} as ${type}`).toContain(response.statusCode)
    }
})

it('CSRF: a sign-in that another site causes leaves the browser as it was', async () => {
  const call = { method: 'POST', path: '/auth/signIn' } as Call
  const body = JSON.stringify({ email: EMAIL, password: PASSWORD })
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    const response = await send(call, { ...headers, ...json }, body)
    const cookies = [response.headers['set-cookie']].flat().join()
    expect(cookies).not.toContain('taplet_session')
  }
  expect(cookieOf(await send(call, { origin: ORIGIN, ...json }, body))).toContain('taplet_session')
})

it('session fixation: a sign-in takes no token that the browser brought along, and leaves that one as it was', async () => {
  const planted = cookie
  const response = await send(
    { method: 'POST', path: '/auth/signIn' } as Call,
    { origin: ORIGIN, ...json },
    JSON.stringify({ email: EMAIL, password: PASSWORD }),
  )
  expect(cookieOf(response)).not.toBe(planted)
  const unsigned = `${cookie.split('=')[0]}=${'A'.repeat(43)}.${'B'.repeat(43)}`
  expect((await app.get('/fetchAccountData', { headers: { cookie: unsigned } })).statusCode).toBe(401)
})
