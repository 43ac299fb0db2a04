import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeIn, cookieOf, startIdentity, type TestIdentity } from './testing/start-identity.ts'

const PASSWORD = 'correct horse battery'
let app: TestIdentity
let count = 0
beforeAll(async () => {
  app = await startIdentity()
})
afterAll(() => app.stop())

/** Counts as a guess like any other, but is too long to be hashed, which keeps the tests fast. */
const QUICK_GUESS = 'x'.repeat(200)
const from = () => `10.3.0.${++count}`
const newAccount = async () => {
  const email = `person${++count}@example.org`
  return { email, ...(await app.identity.createAccount({ email, password: PASSWORD, name: 'Ana' })) }
}
const newPhoneAccount = async () => {
  const phone = `+3519123${String(10_000 + ++count)}`
  const { accountId } = await app.identity.createAccount({ phone, password: PASSWORD, name: 'Rui' })
  await app.db.updateTable('auth_user').set({ sms_challenge: true }).where('id', '=', accountId).execute()
  return { phone, accountId }
}
const signIn = (body: object, address = from()) => app.post('/auth/signIn', body, { from: address })

describe('sign-in', () => {
  it('gives a bearer token and a cookie that both name the account', async () => {
    const { email, accountId } = await newAccount()
    const response = await signIn({ email: email.toUpperCase(), password: PASSWORD })
    expect(response.json()).toMatchObject({ callResult: 'SUCCESS', nextStep: 'SIGNED_IN' })
    for (const headers of [
      { authorization: `Bearer ${response.json().accessToken}` },
      { cookie: `theme=MIDNIGHT; ${cookieOf(response)}` },
    ]) {
      expect((await app.get('/fetchAccountData', { headers })).json().accountData.accountId).toBe(accountId)
      expect((await app.get('/auth/session', { headers })).json().isSignedIn).toBe(true)
    }
    expect((await app.get('/auth/session')).json().isSignedIn).toBe(false)
  })

  it('refuses the eleventh guess at an account from one place, and the owner still gets in from another', async () => {
    const { email } = await newAccount()
    const attacker = from()
    const guesses = await Promise.all(
      Array.from({ length: 15 }, (_, i) => signIn({ email, password: `${QUICK_GUESS}${i}` }, attacker)),
    )
    expect(guesses.filter((guess) => guess.statusCode === 401)).toHaveLength(10)
    const refused = guesses.filter((guess) => guess.statusCode === 429)
    expect(refused).toHaveLength(5)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await signIn({ email, password: PASSWORD }, attacker)).statusCode).toBe(429)
    expect((await signIn({ email, password: PASSWORD })).statusCode).toBe(200)
    app.clock.pass(15 * 60 + 1)
    expect((await signIn({ email, password: PASSWORD }, attacker)).statusCode).toBe(200)
  })

  it('counts guesses at an account from everywhere together, however the forwarding headers are forged', async () => {
    const { email } = await newAccount()
    const statuses = await Promise.all(
      Array.from({ length: 55 }, async (_, i) => {
        const headers = { 'x-forwarded-for': `192.0.2.${i}` }
        const options = { from: `10.4.0.${i}`, headers }
        return (await app.post('/auth/signIn', { email, password: QUICK_GUESS }, options)).statusCode
      }),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })

  it('clears earlier failures after a success', async () => {
    const { email } = await newAccount()
    const home = from()
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 8; i++) await signIn({ email, password: QUICK_GUESS }, home)
      expect((await signIn({ email, password: PASSWORD }, home)).statusCode).toBe(200)
    }
  })
})

describe('the SMS challenge', () => {
  it('asks for the code that went to the phone, and signs in with it once', async () => {
    const { phone, accountId } = await newPhoneAccount()
    const asked = await signIn({ phone, password: PASSWORD })
    expect(asked.json()).toMatchObject({ nextStep: 'SMS_CODE', destination: expect.stringContaining('••••') })
    expect(asked.json().accessToken).toBeUndefined()
    expect(asked.headers['set-cookie']).toBeUndefined()
    const { attemptId } = asked.json()
    const code = codeIn(await app.messagesTo(phone))
    const answer = { attemptId, code }
    expect((await app.post('/auth/confirmSignUp', answer)).statusCode).toBe(400)
    const confirmed = await app.post('/auth/confirmSignIn', answer)
    const headers = { cookie: cookieOf(confirmed) }
    expect((await app.get('/fetchAccountData', { headers })).json().accountData.accountId).toBe(accountId)
    expect((await app.post('/auth/confirmSignIn', answer)).json().code).toBe('CODE_EXPIRED')
  })

  it('sends nothing while the password is wrong', async () => {
    const { phone } = await newPhoneAccount()
    expect((await signIn({ phone, password: 'not the password' })).statusCode).toBe(401)
    expect(await app.messagesTo(phone)).toEqual([])
  })

  it('is not passed by the code of somebody else’s challenge', async () => {
    const [mine, theirs] = [await newPhoneAccount(), await newPhoneAccount()]
    const { attemptId } = (await signIn({ phone: theirs.phone, password: PASSWORD })).json()
    await signIn({ phone: mine.phone, password: PASSWORD })
    const myCode = codeIn(await app.messagesTo(mine.phone))
    expect((await app.post('/auth/confirmSignIn', { attemptId, code: myCode })).json().code).toBe('CODE_MISMATCH')
  })

  it('sends another code on request', async () => {
    const { phone } = await newPhoneAccount()
    const { attemptId } = (await signIn({ phone, password: PASSWORD })).json()
    app.clock.pass(31)
    expect((await app.post('/auth/resendCode', { attemptId })).statusCode).toBe(200)
    const messages = await app.messagesTo(phone)
    expect(messages).toHaveLength(2)
    expect(messages[1]?.body_text).toContain('signs you in')
    const answer = { attemptId, code: codeIn(messages) }
    expect((await app.post('/auth/confirmSignIn', answer)).statusCode).toBe(200)
  })

  it('closes the account’s other challenges once one is passed', async () => {
    const { phone } = await newPhoneAccount()
    const other = (await signIn({ phone, password: PASSWORD })).json()
    const otherCode = codeIn(await app.messagesTo(phone))
    const { attemptId } = (await signIn({ phone, password: PASSWORD })).json()
    await app.post('/auth/confirmSignIn', { attemptId, code: codeIn(await app.messagesTo(phone)) })
    const late = await app.post('/auth/confirmSignIn', { attemptId: other.attemptId, code: otherCode })
    expect(late.json().code).toBe('CODE_EXPIRED')
  })
})
