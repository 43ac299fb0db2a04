import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeIn, cookieOf, startIdentity, type TestIdentity } from '../testing/start-identity.ts'

const OLD = 'correct horse battery'
const NEW = 'slow mornings by the sea'
let app: TestIdentity
let count = 0
let email: string
let accountId: string
beforeAll(async () => {
  app = await startIdentity()
})
afterAll(() => app.stop())
beforeEach(async () => {
  email = `rosa${++count}@example.org`
  ;({ accountId } = await app.identity.createAccount({ email, password: OLD, name: 'Rosa' }))
})

const from = () => `10.3.${Math.floor(++count / 250)}.${count % 250}`
const request = (who: object, address = from()) => app.post('/auth/forgotPassword', who, { from: address })
const complete = (attemptId: string, code: string, password = NEW) =>
  app.post('/auth/completeForgotPassword', { attemptId, code, password }, { from: from() })
const signIn = (password: string) => app.post('/auth/signIn', { email, password }, { from: from() })
const wrong = (code: string): string => String((Number(code) + 1) % 100_000_000).padStart(8, '0')
const begin = async (): Promise<{ attemptId: string; code: string }> => {
  const { attemptId } = (await request({ email })).json()
  return { attemptId, code: codeIn(await app.messagesTo(email)) }
}

describe('a forgotten password', () => {
  it('is replaced by the code that was sent, which signs in; the old one works no longer', async () => {
    const asked = await request({ email: ` ${email.toUpperCase()} ` })
    expect(asked.json()).toMatchObject({ callResult: 'SUCCESS', destination: 'r••@example.org' })
    const code = codeIn(await app.messagesTo(email))
    expect(code).toMatch(/^\d{8}$/)
    const done = await complete(asked.json().attemptId, code)
    expect(done.json()).toMatchObject({ callResult: 'SUCCESS', nextStep: 'SIGNED_IN' })
    const account = await app.get('/fetchAccountData', { headers: { cookie: cookieOf(done) } })
    expect(account.json().accountData.accountId).toBe(accountId)
    expect((await signIn(OLD)).statusCode).toBe(401)
    expect((await signIn(NEW)).statusCode).toBe(200)
  })

  it('of a phone number is replaced by a text message', async () => {
    const phone = '+351912345670'
    await app.identity.createAccount({ phone, password: OLD, name: 'Rui' })
    const { attemptId } = (await request({ phone: '+351 912 345 670' })).json()
    const messages = await app.messagesTo(phone)
    expect(messages.map(({ channel }) => channel)).toEqual(['sms'])
    expect((await complete(attemptId, codeIn(messages))).json()).toMatchObject({ nextStep: 'SIGNED_IN' })
    expect((await app.post('/auth/signIn', { phone, password: NEW }, { from: from() })).statusCode).toBe(200)
  })

  it('ends all other sessions and attempts when it is replaced, and the owner is told', async () => {
    const elsewhere = (await signIn(OLD)).json().accessToken
    const other = await begin()
    const { attemptId, code } = await begin()
    const { accessToken } = (await complete(attemptId, code)).json()
    const statusOf = async (token: string) =>
      (await app.get('/fetchAccountData', { headers: { authorization: `Bearer ${token}` } })).statusCode
    expect([await statusOf(elsewhere), await statusOf(accessToken)]).toEqual([401, 200])
    expect((await complete(other.attemptId, other.code)).json().code).toBe('CODE_EXPIRED')
    await app.runJobs()
    const subjects = (await app.messagesTo(email)).map(({ subject }) => subject)
    expect(subjects).toContain('The password of your Taplet account was changed')
  })

  it('of an address without an account gets a message that says so, and no code opens anything', async () => {
    const { attemptId } = (await request({ email: 'nobody@example.org' })).json()
    const [message] = await app.messagesTo('nobody@example.org')
    expect(message?.subject).toBe('No Taplet account has this address')
    expect(message?.body_text).not.toMatch(/\d{6}/)
    for (let guess = 0; guess < 5; guess++) expect((await complete(attemptId, '00000000')).statusCode).toBe(400)
  })

  it('is not replaced by a password that is not taken, which leaves the code as it was', async () => {
    const { attemptId, code } = await begin()
    for (const weak of ['short', 'password1', email])
      expect((await complete(attemptId, code, weak)).json()).toMatchObject({
        code: 'PASSWORD_TOO_WEAK',
        field: 'password',
      })
    expect((await signIn(OLD)).statusCode).toBe(200)
    expect((await complete(attemptId, code)).statusCode).toBe(200)
  })

  it('is not replaced by a sign-up’s attempt, nor does its attempt confirm a sign-up or a sign-in', async () => {
    const { attemptId, code } = await begin()
    for (const path of ['/auth/confirmSignUp', '/auth/confirmSignIn'])
      expect((await app.post(path, { attemptId, code }, { from: from() })).json().code).toBe('CODE_EXPIRED')
    expect((await app.post('/auth/resetPassword', { attemptId, password: NEW })).json().code).toBe('CODE_EXPIRED')
    const { attemptId: signUp } = (await app.signUp({ email: 'new-here@example.org', password: OLD })).json()
    const signUpCode = codeIn(await app.messagesTo('new-here@example.org'))
    expect((await complete(signUp, signUpCode)).json().code).toBe('CODE_EXPIRED')
  })

  it('can be sent again after half a minute, and the code before works no longer', async () => {
    const { attemptId, code: old } = await begin()
    app.clock.pass(31)
    expect((await app.post('/auth/resendCode', { attemptId }, { from: from() })).statusCode).toBe(200)
    const code = codeIn(await app.messagesTo(email))
    expect((await complete(attemptId, old)).json().code).toBe('CODE_MISMATCH')
    expect((await complete(attemptId, code)).statusCode).toBe(200)
  })

  it.each([
    [{}, 'PHONE_INVALID'],
    [{ phone: '12' }, 'PHONE_INVALID'],
    [{ email: 'no-at' }, 'IDENTIFIER_INVALID'],
  ])('of the identifier %j is refused with %s', async (who, code) => {
    expect((await request(who)).json()).toMatchObject({ callResult: 'FAILURE', code })
  })
})

describe('the code of a new password', () => {
  it('cannot be guessed: of 100 guesses at once five are looked at, and then the right one fails, too', async () => {
    const { attemptId, code } = await begin()
    const answers = await Promise.all(Array.from({ length: 100 }, () => complete(attemptId, wrong(code))))
    const codes = answers.map((answer) => answer.json().code)
    expect(codes.filter((one) => one === 'CODE_MISMATCH')).toHaveLength(5)
    expect(codes.filter((one) => one === 'CODE_EXPIRED')).toHaveLength(95)
    expect((await complete(attemptId, code)).json().code).toBe('CODE_EXPIRED')
    expect((await signIn(OLD)).statusCode).toBe(200)
  })

  it('works once, also when it is sent 10 times at once', async () => {
    const { attemptId, code } = await begin()
    const answers = await Promise.all(Array.from({ length: 10 }, () => complete(attemptId, code)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('is over after ten minutes, and belongs to its attempt alone', async () => {
    const [one, other] = [await begin(), await begin()]
    expect((await complete(one.attemptId, other.code)).json().code).toBe('CODE_MISMATCH')
    app.clock.pass(10 * 60 + 1)
    expect((await complete(one.attemptId, one.code)).json().code).toBe('CODE_EXPIRED')
  })

  it('is stored as a hash', async () => {
    const { code } = await begin()
    const stored = await app.db.selectFrom('auth_attempts').selectAll().where('destination', '=', email).execute()
    expect(JSON.stringify(stored)).not.toContain(code)
  })

  it('is sent three times in ten minutes to one address, sign-ups included, and ten text messages from one place', async () => {
    await app.signUp({ email, password: OLD }, { from: from() })
    expect((await request({ email })).statusCode).toBe(200)
    expect((await request({ email })).statusCode).toBe(200)
    const refused = await request({ email })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const place = from()
    const statuses = []
    for (let number = 0; number < 11; number++)
      statuses.push((await request({ phone: `+35191755${String(1000 + number)}` }, place)).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})
