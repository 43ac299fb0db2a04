import { LEGAL_VERSIONS } from '@taplet/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson, PASSWORD } from '../testing/a-person.ts'
import { codeIn, startIdentity, type TestIdentity } from '../testing/start-identity.ts'

let app: TestIdentity
let count = 0
beforeAll(async () => {
  app = await startIdentity()
})
afterAll(() => app.stop())

const HOST = 'localhost:3000'
const newEmail = () => `visitor-${++count}@gmail.example`
const cookieFrom = (headers: Record<string, unknown>): string =>
  [headers['set-cookie']]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .find((cookie) => cookie?.includes('taplet_google=')) ?? ''

/** Begins as a browser does. Returns the page at Google, and the cookie that binds the attempt to the browser. */
async function begin(body: object = {}, headers: Record<string, string> = {}) {
  const begun = await app.post('/auth/google/begin', body, { headers: { host: HOST, ...headers } })
  return { begun, page: String(begun.json().url), cookie: cookieFrom(begun.headers) }
}
/** Agrees as this person. Returns the query that Google sends the browser back with. */
async function agree(page: string, form: Record<string, string>) {
  const answer = await app.server.inject({
    method: 'POST',
    url: page,
    headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
  const back = new URL(String(answer.headers.location))
  return { back, query: Object.fromEntries(back.searchParams) }
}
const as = (email: string, verified = 'yes') => ({ email, name: 'Rosa Marin', verified })
const finish = (query: object, cookie: string, headers: Record<string, string> = {}) =>
  app.post('/auth/google/finish', query, { headers: { host: HOST, cookie, ...headers } })

async function goThrough(email: string, verified = 'yes') {
  const { page, cookie } = await begin()
  const { query } = await agree(page, as(email, verified))
  return finish(query, cookie)
}

describe('Google', () => {
  it('asks at its own page, in code flow with PKCE, state and nonce, and comes back to where the browser is', async () => {
    const { page, begun } = await begin()
    const asked = new URL(page, `http://${HOST}`)
    expect(asked.pathname).toBe('/dev/google/authorize')
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: `http://${HOST}/auth/google`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(String(begun.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax; Secure/)
    // Nothing of the attempt can be read from the cookie.
    expect(String(begun.headers['set-cookie'])).not.toContain(asked.searchParams.get('state'))
  })

  it('makes an account for a new person, who has no password, and signs the same person in the next time', async () => {
    const email = newEmail()
    const first = await goThrough(email)
    expect(first.json()).toMatchObject({ nextStep: 'SIGNED_IN', isNew: true })
    const headers = { authorization: `Bearer ${first.json().accessToken}` }
    const { accountData } = (await app.get('/fetchAccountData', { headers })).json()
    expect(accountData).toMatchObject({ email, name: 'Rosa Marin' })
    expect((await app.get('/account/security', { headers })).json().security).toMatchObject({
      hasPassword: false,
      google: { email },
    })
    const second = await goThrough(email)
    expect(second.json()).toMatchObject({ nextStep: 'SIGNED_IN', isNew: false })
    expect((await app.post('/auth/signIn', { email, password: PASSWORD })).statusCode).toBe(401)
  })

  it('takes no name from Google that nobody could choose here', async () => {
    const { page, cookie } = await begin()
    const { query } = await agree(page, { ...as(newEmail()), name: 'Rosa\r\nMarin' })
    const headers = { authorization: `Bearer ${(await finish(query, cookie)).json().accessToken}` }
    expect((await app.get('/fetchAccountData', { headers })).json().accountData.name).toBe('')
  })

  it('keeps where the person wanted to go, as long as it is a path of ours', async () => {
    for (const [redirect, kept] of [
      ['/app/account#security', '/app/account#security'],
      ['//evil.example', undefined],
      ['https://evil.example', undefined],
      ['javascript:alert(1)', undefined],
    ]) {
      const { page, cookie } = await begin({ redirect })
      const { query } = await agree(page, as(newEmail()))
      expect((await finish(query, cookie)).json().redirect).toBe(kept)
    }
  })

  it('refuses an address that Google has not verified, whether somebody has it here or not', async () => {
    const person = await aPerson(app)
    for (const email of [newEmail(), person.email]) {
      const refused = await goThrough(email, 'no')
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'GOOGLE_EMAIL_UNVERIFIED'])
    }
  })

  it('does not open an account that exists by its address alone: its password links it, then it signs in', async () => {
    const person = await aPerson(app)
    const asked = (await goThrough(person.email)).json()
    expect(asked).toMatchObject({ nextStep: 'LINK_ACCOUNT', hasPassword: true, destination: 'p••@example.org' })
    expect(asked.accessToken).toBeUndefined()
    const link = (body: object) => app.post('/auth/google/link', { attemptId: asked.attemptId, ...body })
    expect((await link({ password: 'a guess of a stranger' })).json().code).toBe('PASSWORD_WRONG')
    expect((await link({})).statusCode).toBe(400)
    expect((await link({ password: PASSWORD })).json().nextStep).toBe('SIGNED_IN')
    expect((await link({ password: PASSWORD })).json().code).toBe('CODE_EXPIRED')
    expect((await goThrough(person.email)).json()).toMatchObject({ nextStep: 'SIGNED_IN', isNew: false })
    await app.runJobs()
    expect((await app.messagesTo(person.email)).map(({ subject }) => subject)).toContain(
      'Google was connected to your Taplet account',
    )
  })

  it('links by a code to the account’s own address, too, and closes after five wrong ones', async () => {
    const person = await aPerson(app)
    const { attemptId } = (await goThrough(person.email)).json()
    const link = (code: string) => app.post('/auth/google/link', { attemptId, code })
    expect((await link('000000')).json().code).toBe('CODE_MISMATCH')
    expect((await app.post('/auth/google/sendLinkCode', { attemptId })).statusCode).toBe(200)
    const code = codeIn(await app.messagesTo(person.email))
    expect((await link(code)).json().nextStep).toBe('SIGNED_IN')
    const next = (await goThrough((await aPerson(app)).email)).json().attemptId
    const guesses = await Promise.all(
      Array.from({ length: 9 }, (_, i) => app.post('/auth/google/link', { attemptId: next, code: `00000${i}` })),
    )
    expect(guesses.filter((guess) => guess.json().code === 'CODE_MISMATCH')).toHaveLength(5)
  })

  it('is not linked by a code that went to an address which the account has no more', async () => {
    const person = await aPerson(app)
    const email = newEmail()
    const change = await person.post('/account/security/beginContactChange', { email })
    const answer = { attemptId: change.json().attemptId, code: codeIn(await app.messagesTo(email)) }
    await person.post('/account/security/confirmContactChange', answer)
    const { attemptId } = (await goThrough(email)).json()
    await app.post('/auth/google/sendLinkCode', { attemptId })
    const code = codeIn(await app.messagesTo(email))
    await app.runJobs()
    const token = /undo#([\w-]+)/.exec((await app.messagesTo(person.email)).at(-1)?.body_text ?? '')?.[1]
    expect((await app.post('/auth/undoContactChange', { token })).statusCode).toBe(200)
    expect((await app.post('/auth/google/link', { attemptId, code })).json().code).toBe('CODE_EXPIRED')
  })

  it('stores which terms stood beside the button with an account that it makes', async () => {
    const email = newEmail()
    const { page, cookie } = await begin({ consent: LEGAL_VERSIONS })
    const { query } = await agree(page, as(email))
    expect((await finish(query, cookie)).json()).toMatchObject({ isNew: true })
    const stored = app.db
      .selectFrom('account_consents as c')
      .innerJoin('auth_user as u', 'u.id', 'c.account_id')
      .select('c.document')
      .where('u.email', '=', email)
      .orderBy('c.document')
    expect(await stored.execute()).toEqual([{ document: 'PRIVACY' }, { document: 'TERMS' }])
    expect((await begin({ consent: { ...LEGAL_VERSIONS, terms: '2020-01-01' } })).begun.json().code).toBe(
      'TERMS_CHANGED',
    )
  })

  it('ends a stranger’s sign-up with the address: a password set before its owner came opens nothing', async () => {
    const email = newEmail()
    const { attemptId } = (await app.signUp({ email, password: 'of the stranger, long', name: 'X' })).json()
    const code = codeIn(await app.messagesTo(email))
    expect((await goThrough(email)).json()).toMatchObject({ nextStep: 'SIGNED_IN', isNew: true })
    expect((await app.post('/auth/confirmSignUp', { attemptId, code })).json().code).toBe('CODE_EXPIRED')
    expect((await app.post('/auth/signIn', { email, password: 'of the stranger, long' })).statusCode).toBe(401)
  })

  it('asks for the second factor afterwards where one is on', async () => {
    const email = newEmail()
    const { accessToken } = (await goThrough(email)).json()
    const headers = { authorization: `Bearer ${accessToken}` }
    const { secret } = (await app.post('/account/security/beginSecondFactor', {}, { headers })).json()
    const { Secret, TOTP } = await import('otpauth')
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now.getTime() })
    await app.post('/account/security/confirmSecondFactor', { code }, { headers })
    const asked = (await goThrough(email)).json()
    expect([asked.nextStep, asked.accessToken]).toEqual(['SECOND_FACTOR', undefined])
  })

  it('opens nothing for an answer that another browser began, that was changed, or that comes twice', async () => {
    const victim = await begin()
    const attacker = await begin()
    const { query } = await agree(attacker.page, as(newEmail()))
    for (const [answer, cookie] of [
      [query, victim.cookie],
      [query, ''],
      [{ ...query, state: 'made-up' }, attacker.cookie],
      [{ ...query, code: 'made-up' }, attacker.cookie],
      [{ ...query, iss: 'https://evil.example' }, attacker.cookie],
    ] as const)
      expect((await finish(answer, cookie)).json().code).toBe('GOOGLE_FAILED')
    const good = await begin()
    const answered = await agree(good.page, as(newEmail()))
    expect((await finish(answered.query, good.cookie)).statusCode).toBe(200)
    expect((await finish(answered.query, good.cookie)).json().code).toBe('GOOGLE_FAILED')
    const late = await begin()
    const lateAnswer = await agree(late.page, as(newEmail()))
    app.clock.pass(15 * 60 + 1)
    expect((await finish(lateAnswer.query, late.cookie)).json().code).toBe('GOOGLE_FAILED')
    for (const body of [{}, { code: 'x' }, { code: 1, state: 'x' }])
      expect((await finish(body, late.cookie)).statusCode).toBe(400)
  })

  it('is connected to an account by who is signed in and proved it, only with the same address', async () => {
    const person = await aPerson(app)
    const connect = async (email: string, headers = person.headers) => {
      const { page, cookie } = await begin({ connect: true }, person.headers)
      const { query } = await agree(page, as(email))
      return finish(query, cookie, headers)
    }
    expect((await connect(newEmail())).json().code).toBe('GOOGLE_OTHER_ADDRESS')
    const other = await aPerson(app)
    expect((await connect(person.email, other.headers)).json().code).toBe('GOOGLE_FAILED')
    expect((await connect(person.email)).statusCode).toBe(200)
    expect((await person.security()).google.email).toBe(person.email)
    expect((await connect(person.email)).json().code).toBe('GOOGLE_LINKED_ALREADY')
    expect((await person.post('/account/security/unlinkGoogle')).statusCode).toBe(200)
    expect((await person.security()).google.email).toBeNull()
    app.clock.pass(10 * 60 + 1)
    const stale = await begin({ connect: true }, person.headers)
    expect(stale.begun.json().code).toBe('REAUTHENTICATION_REQUIRED')
    expect((await begin({ connect: true })).begun.statusCode).toBe(401)
  })

  it('says so when the person cancels, and nothing happens', async () => {
    const { page } = await begin()
    const { query } = await agree(page, { cancel: 'yes' })
    expect(query).toMatchObject({ error: 'access_denied' })
    expect(query['code']).toBeUndefined()
  })
})
