import { LEGAL_VERSIONS } from '@taplet/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCountedHashing } from './testing/counted-hashing.ts'
import { codeIn, startIdentity, type TestIdentity } from './testing/start-identity.ts'

const PASSWORD = 'correct horse battery'
let app: TestIdentity
beforeAll(async () => {
  app = await startIdentity({ hashing: createCountedHashing().hashing })
})
afterAll(() => app.stop())

let addresses = 0
const newEmail = (): string => `person${++addresses}@example.org`
/** Returns a network address used by no other test of this file, so that their limits do not interfere. */
const newAddress = (): string => `10.0.${addresses >> 8}.${++addresses & 255}`

const signUp = async (email: string, password = PASSWORD, name = 'Ana') => {
  const response = await app.signUp({ email, password, name }, { from: newAddress() })
  return response.json<{ attemptId: string; destination: string }>()
}
const confirm = (attemptId: string, code: string) =>
  app.post('/auth/confirmSignUp', { attemptId, code }, { from: newAddress() })
const signIn = (body: object) => app.post('/auth/signIn', body, { from: newAddress() })
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('sign-up', () => {
  it('leads from an e-mail address by a code to a signed-in account', async () => {
    const email = newEmail()
    const begun = await app.signUp({
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
      name: ' Ana ',
    })
    expect(begun.statusCode).toBe(200)
    expect(begun.json()).toMatchObject({
      callResult: 'SUCCESS',
      nextStep: 'CONFIRM_SIGN_UP',
      destination: 'p••@example.org',
    })
    const confirmed = await confirm(begun.json().attemptId, codeIn(await app.messagesTo(email)))
    expect(confirmed.json()).toMatchObject({ callResult: 'SUCCESS', nextStep: 'SIGNED_IN' })
    const account = await app.get('/fetchAccountData', {
      headers: { authorization: `Bearer ${confirmed.json().accessToken}` },
    })
    expect(account.json().accountData).toMatchObject({ email, phone: null, name: 'Ana', accessLevel: 0 })
  })

  it.each(['two\r\nlines', 'turned\u202eround', '\u200b', 'x'.repeat(41)])(
    'takes no name that the profile would not take: %j',
    async (name) => {
      const response = await app.signUp({ email: newEmail(), password: PASSWORD, name })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ code: 'BAD_REQUEST', field: 'name' })
    },
  )

  it('leads from a phone number, in whatever spelling, by SMS to a signed-in account', async () => {
    const phone = '+351912345678'
    const begun = await app.signUp({ phone: '+351 912-345 678', email: 'ignored', password: PASSWORD })
    expect(begun.json()).toMatchObject({ nextStep: 'CONFIRM_SIGN_UP', destination: '+351 •••••• 678' })
    const messages = await app.messagesTo(phone)
    expect(messages.map((message) => message.channel)).toEqual(['sms'])
    const confirmed = await confirm(begun.json().attemptId, codeIn(messages))
    const account = await app.get('/fetchAccountData', {
      headers: { authorization: `Bearer ${confirmed.json().accessToken}` },
    })
    expect(account.json().accountData).toMatchObject({ email: null, phone })
    expect((await signIn({ phone: '+351 912 345 678', password: PASSWORD })).statusCode).toBe(200)
  })

  it.each([
    [{ phone: '+1 (555)' }, 'PHONE_INVALID', 'Phone number is invalid'],
    [{ phone: 'letters', email: '  ' }, 'PHONE_INVALID', 'Phone number is invalid'],
    [{ phone: '9'.repeat(40) }, 'PHONE_INVALID', 'Phone number is invalid'],
    [{}, 'PHONE_INVALID', 'Phone number is invalid'],
    [{ email: 'no-at.example.org' }, 'IDENTIFIER_INVALID', 'Email address or phone number is invalid'],
    [{ email: 'a@b.org\r\nBcc: c@d.org' }, 'IDENTIFIER_INVALID', 'Email address or phone number is invalid'],
    [{ email: '351912345678@phone.invalid' }, 'IDENTIFIER_INVALID', 'Email address or phone number is invalid'],
  ])('refuses the identifier %j', async (identifier, code, message) => {
    const response = await app.signUp({ ...identifier, password: PASSWORD })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ callResult: 'FAILURE', code, message })
  })

  it.each([
    'short 7',
    'password',
    'PassWord123',
    'voxstrange',
    'summer2026',
    'aaaaaaaaaa',
    '123456789',
    'x'.repeat(129),
    'weak@example.org',
  ])('refuses the password %s', async (password) => {
    const response = await app.signUp({ email: 'weak@example.org', password })
    expect(response.json()).toMatchObject({ code: 'PASSWORD_TOO_WEAK', field: 'password' })
    expect(await app.messagesTo('weak@example.org')).toEqual([])
  })

  it('takes passwords of 8, 64 and 128 characters, spaces and emoji included', async () => {
    for (const password of ['g7 kV_q2', 'ab '.repeat(21) + 'c', 'xy'.repeat(64), '🌊🐚🦀🐙🐠🐡🦑🪸']) {
      expect((await app.signUp({ email: newEmail(), password }, { from: newAddress() })).statusCode).toBe(200)
    }
  })

  it('asks to sign up again when a code comes without an attempt', async () => {
    const response = await app.post('/auth/confirmSignUp', { code: '123456' })
    expect(response.json()).toMatchObject({
      code: 'CONFIRM_WITHOUT_SIGN_UP',
      message: 'Please trying signing up again',
    })
  })

  it('stores with the account which terms and privacy notice were shown, and when', async () => {
    const email = newEmail()
    const { attemptId } = await signUp(email)
    const confirmed = await confirm(attemptId, codeIn(await app.messagesTo(email)))
    const headers = { authorization: `Bearer ${confirmed.json().accessToken}` }
    const { accountId } = (await app.get('/fetchAccountData', { headers })).json().accountData
    const stored = await app.db
      .selectFrom('account_consents')
      .select(['document', 'version', 'accepted_at'])
      .where('account_id', '=', accountId)
      .orderBy('document')
      .execute()
    expect(stored).toEqual([
      { document: 'PRIVACY', version: LEGAL_VERSIONS.privacy, accepted_at: expect.any(Date) },
      { document: 'TERMS', version: LEGAL_VERSIONS.terms, accepted_at: expect.any(Date) },
    ])
  })

  it('is refused with terms that are not the present ones, and without any', async () => {
    const body = { email: newEmail(), password: PASSWORD }
    const outdated = await app.post('/auth/signUp', { ...body, consent: { ...LEGAL_VERSIONS, terms: '2020-01-01' } })
    expect(outdated.statusCode).toBe(409)
    expect(outdated.json().code).toBe('TERMS_CHANGED')
    expect((await app.post('/auth/signUp', body)).json()).toMatchObject({ code: 'BAD_REQUEST', field: 'consent' })
    expect(await app.messagesTo(body.email)).toEqual([])
  })

  it('stores neither password nor code in clear', async () => {
    const email = newEmail()
    await signUp(email)
    const code = codeIn(await app.messagesTo(email))
    const stored = JSON.stringify(
      await app.db.selectFrom('auth_attempts').selectAll().where('destination', '=', email).execute(),
    )
    expect(stored).not.toContain(PASSWORD)
    expect(stored).not.toContain(code)
  })

  it('takes no field that the caller may not set', async () => {
    const email = newEmail()
    const extra = {
      accessLevel: 999,
      accountId: 'mine',
      accountType: 'CREATOR-ENTERPRISE',
      emailVerified: true,
      userId: 'x',
    }
    const begun = await app.signUp({ email, password: PASSWORD, ...extra }, { from: newAddress() })
    const confirmed = await app.post('/auth/confirmSignUp', {
      attemptId: begun.json().attemptId,
      code: codeIn(await app.messagesTo(email)),
      ...extra,
    })
    const headers = { authorization: `Bearer ${confirmed.json().accessToken}` }
    const { accountData } = (await app.get('/fetchAccountData', { headers })).json()
    expect(accountData).toMatchObject({ accessLevel: 0, accountType: 'USER-GUEST', plan: { access: 'FREE' } })
    expect(accountData.accountId).not.toBe('mine')
  })
})

describe('a code', () => {
  it('is burnt by five misses: the right one no longer works either', async () => {
    const email = newEmail()
    const { attemptId } = await signUp(email)
    const code = codeIn(await app.messagesTo(email))
    for (let miss = 0; miss < 5; miss++) {
      expect((await confirm(attemptId, wrong(code))).json().code).toBe('CODE_MISMATCH')
    }
    expect((await confirm(attemptId, code)).json().code).toBe('CODE_EXPIRED')
  })

  it('works on the fifth try after four misses', async () => {
    const email = newEmail()
    const { attemptId } = await signUp(email)
    const code = codeIn(await app.messagesTo(email))
    for (let miss = 0; miss < 4; miss++) await confirm(attemptId, wrong(code))
    expect((await confirm(attemptId, code)).statusCode).toBe(200)
  })

  it('counts each of 100 misses that come at once', async () => {
    const email = newEmail()
    const { attemptId } = await signUp(email)
    const miss = wrong(codeIn(await app.messagesTo(email)))
    const answers = await Promise.all(Array.from({ length: 100 }, () => confirm(attemptId, miss)))
    const codes = answers.map((answer) => answer.json().code)
    expect(codes.filter((code) => code === 'CODE_MISMATCH')).toHaveLength(5)
    expect(codes.filter((code) => code === 'CODE_EXPIRED')).toHaveLength(95)
  })

  it('makes one account when it is sent 20 times at once, and works only once', async () => {
    const email = newEmail()
    const { attemptId } = await signUp(email)
    const code = codeIn(await app.messagesTo(email))
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(attemptId, code)))
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
    expect((await confirm(attemptId, code)).json().code).toBe('CODE_EXPIRED')
  })

  it('is over after ten minutes', async () => {
    const email = newEmail()
    const { attemptId } = await signUp(email)
    const code = codeIn(await app.messagesTo(email))
    app.clock.pass(10 * 60 + 1)
    expect((await confirm(attemptId, code)).json().code).toBe('CODE_EXPIRED')
  })

  it('of another attempt does not work', async () => {
    const [mine, theirs] = [newEmail(), newEmail()]
    const { attemptId } = await signUp(mine)
    await signUp(theirs)
    const [own, foreign] = [codeIn(await app.messagesTo(mine)), codeIn(await app.messagesTo(theirs))]
    expect((await confirm(attemptId, foreign)).json().code).toBe('CODE_MISMATCH')
    expect((await confirm('never-begun', own)).json().code).toBe('CODE_EXPIRED')
  })

  it.each(['', ' ', 'null', '0', '000 000 000'])('of the form %j is refused', async (code) => {
    const { attemptId } = await signUp(newEmail())
    expect((await confirm(attemptId, code)).json().code).toBe('CODE_MISMATCH')
  })

  it('may be typed with a gap', async () => {
    const email = newEmail()
    const { attemptId } = await signUp(email)
    const code = codeIn(await app.messagesTo(email))
    expect((await confirm(attemptId, `${code.slice(0, 3)} ${code.slice(3)}`)).statusCode).toBe(200)
  })
})
