import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSign } from '../create-sign.ts'
import { newSessionToken } from './session-token.ts'
import { ORIGIN } from '../../../testing/start-test-app.ts'
import { cookieOf, startIdentity, type TestIdentity } from '../testing/start-identity.ts'

const PASSWORD = 'correct horse battery'
let app: TestIdentity
let token: string
let accountId: string
beforeAll(async () => {
  app = await startIdentity()
  accountId = (await newAccount('ana@example.org')).accountId
  token = await app.identity.issueToken(accountId)
})
afterAll(() => app.stop())

const newAccount = (email: string) => app.identity.createAccount({ email, password: PASSWORD, name: email })
const signIn = (email = 'ana@example.org') => app.post('/auth/signIn', { email, password: PASSWORD })
const statusWith = async (headers: Record<string, string>) =>
  (await app.get('/fetchAccountData', { headers })).statusCode
const bearer = (value: string) => ({ authorization: `Bearer ${value}` })

it('signing in on a browser ends the session that it had, and no other', async () => {
  await newAccount('anew@example.org')
  const cookies: string[] = []
  for (const cookie of [undefined, undefined, 0]) {
    const headers = cookie === undefined ? {} : { cookie: cookies[cookie] ?? '', origin: ORIGIN }
    const body = { email: 'anew@example.org', password: PASSWORD }
    cookies.push(cookieOf(await app.post('/auth/signIn', body, { headers })))
  }
  const statuses = await Promise.all(cookies.map((cookie) => statusWith({ cookie })))
  expect(statuses).toEqual([401, 200, 200])
})

describe('a request is refused with 401', () => {
  const bad: [string, () => Record<string, string>][] = [
    ['no token', () => ({})],
    ['an empty token', () => ({ authorization: 'Bearer ' })],
    ['the token null', () => bearer('null')],
    ['another scheme', () => ({ authorization: `Basic ${token}` })],
    ['the bare token', () => ({ authorization: token })],
    ['a truncated token', () => bearer(token.slice(0, -1))],
    ['a longer token', () => bearer(`${token}A`)],
    ['a token with a gap', () => bearer(`${token} x`)],
    ['a flipped first character', () => bearer((token[0] === 'A' ? 'B' : 'A') + token.slice(1))],
    ['a flipped last character', () => bearer(token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'))],
    ['8 KB of token', () => bearer('A'.repeat(8000))],
    ['an emoji', () => bearer(Buffer.from('🔑').toString('latin1'))],
    ['a JWT without algorithm', () => bearer('eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.')],
    ['a token signed by somebody else', () => bearer(newSessionToken(createSign('x'.repeat(40), 'sessions')).token)],
    ['a signed token that names no session', () => bearer(signedButUnknown())],
    ['a bad token beside a good cookie', () => ({ ...bearer('null'), cookie: `__Host-taplet_session=${token}` })],
    ['a bad cookie', () => ({ cookie: '__Host-taplet_session=null' })],
    ['the cookie name of plain http', () => ({ cookie: `taplet_session=${token}` })],
  ]
  const signedButUnknown = () =>
    newSessionToken(createSign('a secret for tests, at least 32 characters', 'sessions')).token

  it.each(bad)('with %s', async (_what, headers) => {
    const response = await app.get('/fetchAccountData', { headers: headers() })
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ callResult: 'FAILURE', code: 'UNAUTHORIZED' })
  })

  it('with the token in the address or the body', async () => {
    expect((await app.get(`/fetchAccountData?access_token=${token}&token=${token}`)).statusCode).toBe(401)
    expect((await app.post('/updateAccountInformation', { accessToken: token })).statusCode).toBe(401)
  })

  it('and accepted with the right one', async () => {
    expect(await statusWith(bearer(token))).toBe(200)
    expect(await statusWith({ authorization: `bearer ${token}` })).toBe(200)
    expect(await statusWith({ cookie: `__Host-taplet_session=${token}` })).toBe(200)
  })
})

describe('a session', () => {
  it('ends at once for cookie and bearer token when one of them signs out; others go on', async () => {
    const [mine, other] = [await signIn(), await signIn()]
    const { accessToken } = mine.json()
    const out = await app.post('/auth/signOut', {}, { headers: bearer(accessToken) })
    expect(out.json().callResult).toBe('SUCCESS')
    expect(await statusWith(bearer(accessToken))).toBe(401)
    expect(await statusWith({ cookie: cookieOf(mine) })).toBe(401)
    expect(await statusWith(bearer(other.json().accessToken))).toBe(200)
  })

  it('signs out by cookie, which is taken away', async () => {
    const cookie = cookieOf(await signIn())
    const out = await app.post('/auth/signOut', {}, { headers: { cookie, origin: ORIGIN } })
    expect(out.headers['set-cookie']).toMatch(
      /^__Host-taplet_session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(await statusWith({ cookie })).toBe(401)
  })

  it('answers success to a sign-out without one', async () => {
    expect((await app.post('/auth/signOut', {})).statusCode).toBe(200)
  })

  it('has a cookie no script can read, for this host and https only', async () => {
    const response = await signIn()
    expect(response.headers['set-cookie']).toContain(
      `__Host-taplet_session=${response.json().accessToken}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax; Secure`,
    )
  })

  it('ends after 30 days', async () => {
    const { accessToken } = (await signIn()).json()
    app.clock.pass(30 * 24 * 3600 - 60)
    expect(await statusWith(bearer(accessToken))).toBe(200)
    app.clock.pass(61)
    expect(await statusWith(bearer(accessToken))).toBe(401)
    token = await app.identity.issueToken(accountId)
  })

  it('cannot be had from what the database holds', async () => {
    const { accessToken } = (await signIn()).json()
    const stored = JSON.stringify(await app.db.selectFrom('auth_session').selectAll().execute())
    for (const part of accessToken.split('.')) expect(stored).not.toContain(part)
  })

  it('never answers with somebody else’s account, 200 requests of two people at once', async () => {
    const eve = await newAccount('eve@example.org')
    const people = [
      { accountId, token },
      { accountId: eve.accountId, token: await app.identity.issueToken(eve.accountId) },
    ]
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, i) => {
        const person = people[i % 2]
        const response = await app.get('/fetchAccountData', { headers: bearer(person?.token ?? '') })
        return response.json().accountData.accountId === person?.accountId
      }),
    )
    expect(answers.filter(Boolean)).toHaveLength(200)
  })

  it('of an inactive account may read and not write', async () => {
    const idle = await newAccount('idle@example.org')
    await app.db.updateTable('accounts').set({ status: 'INACTIVE' }).where('account_id', '=', idle.accountId).execute()
    const headers = bearer(await app.identity.issueToken(idle.accountId))
    expect(await statusWith(headers)).toBe(200)
    const refused = await app.post('/updateAccountInformation', { name: 'x' }, { headers })
    expect(refused.json().code).toBe('ACCOUNT_INACTIVE')
  })
})

describe('a write with the cookie counts', () => {
  const write = async (headers: Record<string, string>) => {
    const cookie = `__Host-taplet_session=${token}`
    return (await app.post('/updateAccountInformation', {}, { headers: { cookie, ...headers } })).statusCode
  }
  it.each([
    ['the origin of the public address', { origin: ORIGIN }],
    ['the origin of the host that was asked', { origin: 'http://192.168.1.20:3000', host: '192.168.1.20:3000' }],
    ['a browser that says so', { 'sec-fetch-site': 'same-origin' }],
    ['both', { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }],
    [
      'a tunnel whose https the browser saw',
      { origin: 'https://tunnel.example', host: 'tunnel.example', 'sec-fetch-site': 'same-origin' },
    ],
  ])('from %s', async (_what, headers) => {
    expect(await write(headers)).not.toBe(401)
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['a sibling host', { origin: 'https://x.taplet.example', 'sec-fetch-site': 'same-site' }],
    ['another site by the browser’s word', { 'sec-fetch-site': 'cross-site' }],
    ['a form elsewhere that hides its origin', {}],
    ['a name that only begins alike', { origin: `${ORIGIN}.evil.example` }],
    ['[14.15] plain http of the same name', { origin: ORIGIN.replace('https:', 'http:') }],
    ['[14.15] another scheme of the host that was asked', { origin: 'ftp://192.168.1.20', host: '192.168.1.20' }],
  ])('but not from %s', async (_what, headers) => {
    expect(await write(headers)).toBe(401)
  })

  it('and not as text/plain, which needs no permission of ours to be sent', async () => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/api/auth/signOut',
      headers: {
        cookie: `__Host-taplet_session=${token}`,
        'content-type': 'text/plain',
        origin: 'https://evil.example',
      },
      payload: '{}',
    })
    expect(response.statusCode).toBe(415)
    expect(await statusWith(bearer(token))).toBe(200)
  })

  it('while a bearer token needs no origin', async () => {
    const headers = { ...bearer(token), origin: 'https://partner.example' }
    expect((await app.post('/updateAccountInformation', {}, { headers })).statusCode).not.toBe(401)
  })

  it('[14.15] and a sign-out caused by another site does nothing, and leaves the cookie', async () => {
    const cookie = cookieOf(await signIn())
    const out = await app.post('/auth/signOut', {}, { headers: { cookie, origin: 'https://evil.example' } })
    expect(out.headers['set-cookie']).toBeUndefined()
    expect(await statusWith({ cookie })).toBe(200)
  })
})
