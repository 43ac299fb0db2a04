import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeIn, startIdentity, type TestIdentity } from '../testing/start-identity.ts'

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
  email = `ines${++count}@example.org`
  ;({ accountId } = await app.identity.createAccount({ email, password: OLD, name: 'Ines' }))
})

const from = () => `10.5.${Math.floor(++count / 250)}.${count % 250}`
const signIn = (password = OLD) => app.post('/auth/signIn', { email, password }, { from: from() })
const setPassword = (attemptId: string, password = NEW) =>
  app.post('/auth/resetPassword', { attemptId, password }, { from: from() })
const change = (set: { password_demand?: 'CHANGE' | 'RESET'; sms_challenge?: boolean; phone?: string }) =>
  app.db.updateTable('auth_user').set(set).where('id', '=', accountId).execute()

describe('an account that needs another password', () => {
  beforeEach(() => change({ password_demand: 'CHANGE' }))

  it('asks for it after the right one, signs in with it, and does not ask again', async () => {
    const asked = await signIn()
    expect(asked.json()).toMatchObject({ callResult: 'SUCCESS', nextStep: 'NEW_PASSWORD' })
    expect(asked.json().accessToken).toBeUndefined()
    expect(asked.headers['set-cookie']).toBeUndefined()
    const { attemptId } = asked.json()
    expect((await setPassword(attemptId)).json()).toMatchObject({ nextStep: 'SIGNED_IN' })
    expect((await signIn()).statusCode).toBe(401)
    expect((await signIn(NEW)).json()).toMatchObject({ nextStep: 'SIGNED_IN' })
    expect((await setPassword(attemptId, 'another one altogether')).json().code).toBe('CODE_EXPIRED')
  })

  it('takes neither the same password nor a weak one, and the challenge stays open', async () => {
    const { attemptId } = (await signIn()).json()
    expect((await setPassword(attemptId, OLD)).json()).toMatchObject({
      code: 'PASSWORD_TOO_WEAK',
      message: 'Choose another password than the one you have.',
    })
    expect((await setPassword(attemptId, 'password1')).json().code).toBe('PASSWORD_TOO_WEAK')
    expect((await setPassword(attemptId)).statusCode).toBe(200)
  })

  it('is asked by nobody without the right password, and takes one password when several come at once', async () => {
    expect((await signIn('not the password')).json().code).toBe('SIGN_IN_FAILED')
    expect((await setPassword('never-begun')).json().code).toBe('CODE_EXPIRED')
    const { attemptId } = (await signIn()).json()
    const answers = await Promise.all([1, 2, 3, 4].map((n) => setPassword(attemptId, `${NEW} ${n}`)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('asks for the code by text message first, and the password of whoever has both', async () => {
    const phone = `+35191900${String(1000 + count)}`
    await change({ sms_challenge: true, phone })
    const challenge = (await signIn()).json()
    expect(challenge).toMatchObject({ nextStep: 'SMS_CODE' })
    const { attemptId } = challenge
    const code = codeIn(await app.messagesTo(phone))
    const next = (await app.post('/auth/confirmSignIn', { attemptId, code }, { from: from() })).json()
    expect(next).toMatchObject({ nextStep: 'NEW_PASSWORD' })
    expect((await setPassword(next.attemptId)).json()).toMatchObject({ nextStep: 'SIGNED_IN' })
  })

  it('is over after ten minutes, and cannot be sent again', async () => {
    const { attemptId } = (await signIn()).json()
    app.clock.pass(31)
    expect((await app.post('/auth/resendCode', { attemptId }, { from: from() })).json().code).toBe('CODE_EXPIRED')
    app.clock.pass(10 * 60)
    expect((await setPassword(attemptId)).json().code).toBe('CODE_EXPIRED')
  })
})

describe('an account whose password has to be reset', () => {
  it('refuses the right password by a code of its own, and a wrong one as ever', async () => {
    await change({ password_demand: 'RESET' })
    const refused = await signIn()
    expect(refused.statusCode).toBe(403)
    expect(refused.json().code).toBe('PASSWORD_RESET_REQUIRED')
    expect((await signIn('not the password')).json().code).toBe('SIGN_IN_FAILED')
    const { attemptId } = (await app.post('/auth/forgotPassword', { email }, { from: from() })).json()
    const code = codeIn(await app.messagesTo(email))
    const done = await app.post('/auth/completeForgotPassword', { attemptId, code, password: NEW }, { from: from() })
    expect(done.json()).toMatchObject({ nextStep: 'SIGNED_IN' })
    expect((await signIn(NEW)).json()).toMatchObject({ nextStep: 'SIGNED_IN' })
  })

  it('is one whose password turns out to be in a list of leaked ones, from the next sign-in on', async () => {
    await app.db.updateTable('auth_account').set({ password: 'trustno1' }).where('user_id', '=', accountId).execute()
    expect((await signIn('trustno1')).json().code).toBe('PASSWORD_RESET_REQUIRED')
    const user = app.db.selectFrom('auth_user').select('password_demand').where('id', '=', accountId)
    expect(await user.executeTakeFirstOrThrow()).toEqual({ password_demand: 'RESET' })
  })

  it('by email still asks for the code of the phone, if the person wanted that', async () => {
    const phone = `+35191800${String(1000 + count)}`
    await change({ sms_challenge: true, phone })
    const { attemptId } = (await app.post('/auth/forgotPassword', { email }, { from: from() })).json()
    const code = codeIn(await app.messagesTo(email))
    const done = await app.post('/auth/completeForgotPassword', { attemptId, code, password: NEW }, { from: from() })
    expect(done.json()).toMatchObject({ nextStep: 'SMS_CODE' })
    expect(done.headers['set-cookie']).toBeUndefined()
    const answer = { attemptId: done.json().attemptId, code: codeIn(await app.messagesTo(phone)) }
    expect((await app.post('/auth/confirmSignIn', answer, { from: from() })).json()).toMatchObject({
      nextStep: 'SIGNED_IN',
    })
  })
})
