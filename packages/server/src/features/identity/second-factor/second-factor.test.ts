import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson, type TestPerson } from '../testing/a-person.ts'
import { startIdentity, type TestIdentity } from '../testing/start-identity.ts'

let app: TestIdentity
beforeAll(async () => {
  app = await startIdentity()
})
afterAll(() => app.stop())

/** The code an app would show now, or in so many seconds. */
const codeOf = (secret: string, inSeconds = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.clock.now.getTime() + inSeconds * 1000,
  })

async function turnOn(person: TestPerson) {
  const { secret } = (await person.post('/account/security/beginSecondFactor')).json()
  const confirmed = await person.post('/account/security/confirmSecondFactor', { code: codeOf(secret) })
  app.clock.pass(60) // the step of that code is used
  return { secret: String(secret), recoveryCodes: confirmed.json().recoveryCodes as string[] }
}
const answer = (attemptId: string, code: string) => app.post('/auth/secondFactor', { attemptId, code })

describe('the second factor', () => {
  it('is on once a code of the app was right, and shows ten recovery codes once', async () => {
    const person = await aPerson(app)
    const begun = (await person.post('/account/security/beginSecondFactor')).json()
    expect(begun.url).toContain(encodeURIComponent(person.email))
    expect((await person.signIn()).json().nextStep).toBe('SIGNED_IN')
    const wrong = await person.post('/account/security/confirmSecondFactor', { code: '000000' })
    expect(wrong.json()).toMatchObject({
      code: 'CODE_MISMATCH',
      field: 'code',
      message: expect.stringContaining('An app shows a new one'),
    })
    const right = await person.post('/account/security/confirmSecondFactor', { code: codeOf(begun.secret) })
    expect(right.json().recoveryCodes).toHaveLength(10)
    expect((await person.security()).secondFactor.recoveryCodesLeft).toBe(10)
    expect((await person.post('/account/security/beginSecondFactor')).json().code).toBe('CONFLICT')
    await app.runJobs()
    expect((await app.messagesTo(person.email)).at(-1)?.subject).toContain('is on')
  })

  it('is asked after the password, and no session exists before', async () => {
    const person = await aPerson(app)
    const { secret } = await turnOn(person)
    const asked = await person.signIn()
    expect(asked.json()).toEqual({
      callResult: 'SUCCESS',
      nextStep: 'SECOND_FACTOR',
      attemptId: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(asked.headers['set-cookie']).toBeUndefined()
    const signedIn = await answer(asked.json().attemptId, codeOf(secret))
    expect(signedIn.json().nextStep).toBe('SIGNED_IN')
    expect(await person.isSignedIn({ authorization: `Bearer ${signedIn.json().accessToken}` })).toBe(true)
    expect((await answer(asked.json().attemptId, codeOf(secret, 30))).json().code).toBe('CODE_EXPIRED')
  })

  it('does not take a code a second time, nor two at once', async () => {
    const person = await aPerson(app)
    const { secret } = await turnOn(person)
    const attempts = await Promise.all(Array.from({ length: 3 }, async () => (await person.signIn()).json().attemptId))
    const code = codeOf(secret)
    const answers = await Promise.all(attempts.map((attemptId) => answer(attemptId, code)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
    const late = (await person.signIn()).json().attemptId
    expect((await answer(late, codeOf(secret, -30))).json().code).toBe('CODE_MISMATCH')
    expect((await answer(late, codeOf(secret, 30))).statusCode).toBe(200)
  })

  it('closes an attempt after five wrong codes, however parallel, and the account after ten for a while', async () => {
    const person = await aPerson(app)
    const { secret } = await turnOn(person)
    const { attemptId } = (await person.signIn()).json()
    const guesses = await Promise.all(Array.from({ length: 8 }, (_, i) => answer(attemptId, `00000${i}`)))
    expect(guesses.filter((guess) => guess.json().code === 'CODE_MISMATCH').length).toBeLessThanOrEqual(5)
    expect((await answer(attemptId, codeOf(secret))).json().code).toBe('CODE_EXPIRED')
    // Five to eight of those count: a guess that comes after the attempt was closed does not.
    const guessed = (await person.signIn()).json().attemptId
    for (let i = 0; i < 4; i++) await answer(guessed, `99999${i}`)
    const last = (await person.signIn()).json().attemptId
    await answer(last, '999999')
    expect((await answer(last, codeOf(secret))).statusCode).toBe(429)
    app.clock.pass(15 * 60 + 1)
    expect((await answer((await person.signIn()).json().attemptId, codeOf(secret))).statusCode).toBe(200)
  })

  it('is passed by a recovery code, which works once, in any spelling, and is told', async () => {
    const person = await aPerson(app)
    const { recoveryCodes } = await turnOn(person)
    const code = recoveryCodes[3] ?? ''
    const spelled = code.toLowerCase().replace('-', ' ')
    expect((await answer((await person.signIn()).json().attemptId, spelled)).statusCode).toBe(200)
    const again = await answer((await person.signIn()).json().attemptId, code)
    expect(again.json().code).toBe('CODE_MISMATCH')
    expect((await person.security()).secondFactor.recoveryCodesLeft).toBe(9)
    await app.runJobs()
    expect((await app.messagesTo(person.email)).map(({ subject }) => subject)).toContain(
      'A recovery code of your Taplet account was used',
    )
  })

  it('has new recovery codes on request, after which the old ones are worth nothing', async () => {
    const person = await aPerson(app)
    const { recoveryCodes } = await turnOn(person)
    const renewed = (await person.post('/account/security/renewRecoveryCodes')).json().recoveryCodes
    expect(renewed).toHaveLength(10)
    const old = await answer((await person.signIn()).json().attemptId, recoveryCodes[0] ?? '')
    expect(old.json().code).toBe('CODE_MISMATCH')
    expect((await answer((await person.signIn()).json().attemptId, renewed[0])).statusCode).toBe(200)
  })

  it('is not passed by the code of somebody else', async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)]
    await turnOn(person)
    const theirs = await turnOn(other)
    const { attemptId } = (await person.signIn()).json()
    expect((await answer(attemptId, codeOf(theirs.secret))).json().code).toBe('CODE_MISMATCH')
    expect((await answer(attemptId, theirs.recoveryCodes[0] ?? '')).json().code).toBe('CODE_MISMATCH')
  })

  it('is off when turned off, and the owner is told', async () => {
    const person = await aPerson(app)
    await turnOn(person)
    expect((await person.post('/account/security/removeSecondFactor')).statusCode).toBe(200)
    expect((await person.signIn()).json().nextStep).toBe('SIGNED_IN')
    expect((await person.post('/account/security/renewRecoveryCodes')).statusCode).toBe(404)
    await app.runJobs()
    expect((await app.messagesTo(person.email)).at(-1)?.subject).toContain('turned off')
  })

  it('is stored so that no secret, recovery code or attempt can be read from the database', async () => {
    const person = await aPerson(app)
    const { secret, recoveryCodes } = await turnOn(person)
    const { attemptId } = (await person.signIn()).json()
    const tables = ['auth_second_factors', 'auth_recovery_codes', 'auth_tickets'] as const
    const rows = await Promise.all(tables.map((table) => app.db.selectFrom(table).selectAll().execute()))
    const stored = JSON.stringify(rows)
    for (const text of [secret, recoveryCodes[0]?.replace('-', ''), recoveryCodes[0], attemptId])
      expect(stored).not.toContain(text)
  })

  it.each([{}, { attemptId: 'x' }, { attemptId: 'x', code: 1 }, { attemptId: 'x', code: '1'.repeat(41) }])(
    'refuses the malformed answer %j',
    async (body) => {
      expect((await app.post('/auth/secondFactor', body)).statusCode).toBe(400)
    },
  )
})
