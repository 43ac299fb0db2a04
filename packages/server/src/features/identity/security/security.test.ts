import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson, PASSWORD } from '../testing/a-person.ts'
import { codeIn, startIdentity, type TestIdentity } from '../testing/start-identity.ts'

let app: TestIdentity
beforeAll(async () => {
  app = await startIdentity()
})
afterAll(() => app.stop())

const NEW_PASSWORD = 'a quite different battery'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

/** Calls that could hand an account over, with a body that is good. */
const DANGEROUS: readonly (readonly [string, object])[] = [
  ['/account/security/changePassword', { newPassword: NEW_PASSWORD }],
  ['/account/security/beginContactChange', { email: 'other@example.org' }],
  ['/account/security/beginPasskey', {}],
  ['/account/security/removePasskey', { passkeyId: 'x' }],
  ['/account/security/beginSecondFactor', {}],
  ['/account/security/renewRecoveryCodes', {}],
  ['/account/security/removeSecondFactor', {}],
  ['/account/security/unlinkGoogle', {}],
]

describe('a session that is open for more than ten minutes', () => {
  it.each(DANGEROUS)('is asked for proof before %s', async (path, body) => {
    const person = await aPerson(app)
    app.clock.pass(10 * 60 + 1)
    const refused = await person.post(path, body)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'REAUTHENTICATION_REQUIRED'])
    expect((await person.post('/account/security/prove', { password: PASSWORD })).statusCode).toBe(200)
    expect((await person.post(path, body)).json().code).not.toBe('REAUTHENTICATION_REQUIRED')
  })

  it('is not proved by a wrong password, nor by guessing', async () => {
    const person = await aPerson(app)
    app.clock.pass(10 * 60 + 1)
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, i) => person.post('/account/security/prove', { password: `guess number ${i}` })),
    )
    expect(guesses.filter((guess) => guess.json().code === 'PASSWORD_WRONG')).toHaveLength(10)
    expect(guesses.filter((guess) => guess.statusCode === 429)).toHaveLength(2)
    const code = (await person.post('/account/security/renewRecoveryCodes')).json().code
    expect(code).toBe('REAUTHENTICATION_REQUIRED')
  })

  it('is proved by a code to the own address, which works once and only for its person', async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)]
    app.clock.pass(10 * 60 + 1)
    const { attemptId, destination } = (await person.post('/account/security/sendProofCode')).json()
    expect(destination).toBe('p••@example.org')
    const proof = { attemptId, code: codeIn(await app.messagesTo(person.email)) }
    expect((await other.post('/account/security/prove', proof)).json().code).toBe('CODE_EXPIRED')
    expect((await person.post('/account/security/prove', { attemptId, code: '000000' })).json().code).toMatch(
      /CODE_MISMATCH/,
    )
    expect((await person.post('/account/security/prove', proof)).statusCode).toBe(200)
    expect((await person.post('/account/security/prove', proof)).json().code).toBe('CODE_EXPIRED')
  })

  it('is not proved by nothing at all', async () => {
    const person = await aPerson(app)
    for (const body of [{}, { attemptId: 'x' }, { code: '123456' }, { password: 7 }])
      expect((await person.post('/account/security/prove', body)).statusCode).toBe(400)
  })
})

describe('the password', () => {
  it('is changed with the current one, which ends all other sessions, and the owner is told', async () => {
    const person = await aPerson(app)
    const elsewhere = await person.elsewhere()
    app.clock.pass(10 * 60 + 1)
    const change = (body: object) => person.post('/account/security/changePassword', body)
    const wrong = await change({ currentPassword: 'not this one', newPassword: NEW_PASSWORD })
    expect(wrong.json()).toMatchObject({ code: 'PASSWORD_WRONG', field: 'password' })
    expect(await person.isSignedIn(elsewhere)).toBe(true)
    expect((await change({ currentPassword: PASSWORD, newPassword: 'password' })).json().code).toBe('PASSWORD_TOO_WEAK')
    expect((await change({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })).statusCode).toBe(200)
    expect(await person.isSignedIn()).toBe(true)
    expect(await person.isSignedIn(elsewhere)).toBe(false)
    expect((await person.signIn()).statusCode).toBe(401)
    await app.runJobs()
    expect((await app.messagesTo(person.email)).map(({ subject }) => subject)).toContain(
      'The password of your Taplet account was changed',
    )
  })
})

describe('the list of sessions', () => {
  const list = async (headers: Record<string, string>) =>
    (await app.get('/account/sessions', { headers })).json().sessions

  it('names device, browser and country, marks this one, and ends one or all others', async () => {
    const person = await aPerson(app)
    const phone = await person.elsewhere(IPHONE)
    const laptop = await person.elsewhere(FIREFOX)
    const sessions = await list(person.headers)
    expect(sessions).toHaveLength(3)
    expect(sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1)
    const onPhone = sessions.find(({ system }: { system: string }) => system === 'iOS')
    expect(onPhone).toMatchObject({ device: 'PHONE', browser: 'Safari', country: null, isCurrent: false })
    expect(sessions.find(({ browser }: { browser: string }) => browser === 'Firefox')?.device).toBe('DESKTOP')

    expect((await person.post('/account/sessions/end', { sessionId: onPhone.sessionId })).statusCode).toBe(200)
    expect([await person.isSignedIn(phone), await person.isSignedIn(laptop)]).toEqual([false, true])
    expect((await person.post('/account/sessions/endOthers')).json().ended).toBe(1)
    expect([await person.isSignedIn(laptop), await person.isSignedIn()]).toEqual([false, true])
  })

  it('neither shows nor ends the sessions of others', async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)]
    const [theirs] = await list(other.headers)
    expect((await list(person.headers)).map(({ sessionId }: { sessionId: string }) => sessionId)).not.toContain(
      theirs.sessionId,
    )
    expect((await person.post('/account/sessions/end', { sessionId: theirs.sessionId })).statusCode).toBe(404)
    await person.post('/account/sessions/endOthers')
    expect(await other.isSignedIn()).toBe(true)
  })

  it('knows when each was last used', async () => {
    const person = await aPerson(app)
    app.clock.pass(6 * 60)
    const [session] = await list(person.headers)
    expect(Date.parse(session.lastUsedAt) - Date.parse(session.signedInAt)).toBeGreaterThanOrEqual(6 * 60_000)
  })
})

describe('a sign-in on another device', () => {
  const alertsOf = async (email: string) => {
    await app.runJobs()
    return (await app.messagesTo(email)).filter(({ subject }) => subject.startsWith('New sign-in'))
  }
  const from = (address: string, headers: Record<string, string> = {}) => ({
    from: address,
    headers: { 'user-agent': FIREFOX, ...headers },
  })

  it('is told by mail, the first ever and known ones are not', async () => {
    const person = await aPerson(app)
    expect(await alertsOf(person.email)).toHaveLength(0)
    const answer = await person.signIn(from('203.0.113.7'))
    expect((await alertsOf(person.email))[0]?.body_text).toContain('Firefox, Linux')
    await person.signIn(from('203.0.113.9'))
    expect(await alertsOf(person.email)).toHaveLength(2)
    // The same browser and network, without its cookie.
    await person.signIn(from('203.0.113.7'))
    const cookies = [answer.headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0])
    const device = cookies.find((cookie) => cookie?.includes('taplet_device')) ?? ''
    // The same browser on the way, elsewhere.
    await person.signIn(from('198.51.100.4', { cookie: device }))
    expect(await alertsOf(person.email)).toHaveLength(2)
    await person.signIn(from('198.51.100.77', { cookie: '__Host-taplet_device=made-up', 'user-agent': IPHONE }))
    expect(await alertsOf(person.email)).toHaveLength(3)
  })
})

it('what the person sees of how they sign in is about themselves', async () => {
  const person = await aPerson(app)
  expect(await person.security()).toMatchObject({
    email: person.email,
    phone: null,
    hasPassword: true,
    smsChallenge: false,
    passkeys: [],
    canUsePasskeys: true,
    secondFactor: null,
    google: { isAvailable: true, email: null },
  })
})
