import { LEGAL_VERSIONS } from '@taplet/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createCountedHashing } from './testing/counted-hashing.ts'
import { startIdentity, type TestIdentity } from './testing/start-identity.ts'

const PASSWORD = 'correct horse battery'
const { counted, hashing } = createCountedHashing()
let app: TestIdentity
beforeAll(async () => {
  app = await startIdentity({ hashing })
  await app.identity.createAccount({ email: 'known@example.org', password: PASSWORD, name: 'Known' })
  await app.identity.createAccount({ phone: '+351912345678', password: PASSWORD, name: 'Known' })
  await app.post('/auth/signIn', { email: 'first@example.org', password: PASSWORD }) // makes what is made once
})
afterAll(() => app.stop())
beforeEach(async () => {
  app.clock.pass(3600)
  await app.post('/auth/forgotPassword', { email: 'hourly@example.org' }) // does the work of each hour
})

let callers = 0
const from = () => `10.1.0.${++callers % 250}`
const comparable = (body: Record<string, unknown>) => ({
  ...body,
  attemptId: typeof body.attemptId === 'string' ? body.attemptId.length : undefined,
  requestId: typeof body.requestId,
})

/** Makes calls one after the other; returns all that a stranger sees of the answers, and the work behind them. */
async function follow(calls: (post: typeof app.post) => Promise<unknown>) {
  const options = { from: from() }
  const seen: unknown[] = []
  await calls(async (path, body) => {
    const [statements, hashes] = [app.sent(), counted.times]
    const response = await app.post(path, body, options)
    seen.push({
      path,
      status: response.statusCode,
      body: comparable(response.json()),
      headers: Object.keys(response.headers).sort(),
      statements: app.sent() - statements,
      hashes: counted.times - hashes,
    })
    return response
  })
  return seen
}

const identifiers: [string, object, object][] = [
  ['e-mail address', { email: 'known@example.org' }, { email: 'knewn@example.org' }],
  ['phone number', { phone: '+351912345678' }, { phone: '+351962345678' }],
]
const guesses = Array.from({ length: 6 }, () => '12345678')

it.each(identifiers)(
  'enumeration: signing up, resending and guessing answer a known %s as an unknown one, after the same work',
  async (_what, known, unknown) => {
    const calls = (who: object) =>
      follow(async (post) => {
        const { attemptId } = (await app.signUp({ ...who, password: PASSWORD }, { from: from() })).json()
        await post('/auth/resendCode', { attemptId })
        app.clock.pass(31)
        await post('/auth/resendCode', { attemptId })
        for (const code of guesses) await post('/auth/confirmSignUp', { attemptId, code })
      })
    const first = await calls(known)
    expect(first.map((one) => (one as { status: number }).status)).toEqual([429, 200, ...guesses.map(() => 400)])
    expect(await calls(unknown)).toEqual(first)
  },
)

it.each(identifiers)(
  'enumeration: a forgotten password answers a known %s as an unknown one, after the same work and with one message',
  async (_what, known, unknown) => {
    const calls = (who: object) =>
      follow(async (post) => {
        const { attemptId } = (await post('/auth/forgotPassword', who)).json()
        await post('/auth/resendCode', { attemptId })
        app.clock.pass(31)
        await post('/auth/resendCode', { attemptId })
        for (const code of guesses)
          await post('/auth/completeForgotPassword', { attemptId, code, password: 'slow mornings' })
      })
    const first = await calls(known)
    expect(first.map((one) => (one as { status: number }).status)).toEqual([200, 429, 200, ...guesses.map(() => 400)])
    expect(await calls(unknown)).toEqual(first)
    const sent = await Promise.all([known, unknown].map((who) => app.messagesTo(String(Object.values(who)[0]))))
    // The sign-ups of the test above and this: both got as many.
    expect(new Set(sent.map((messages) => messages.length)).size).toBe(1)
    expect(sent[1]?.at(-1)?.body_text).not.toMatch(/\d{8}/)
  },
)

it.each(identifiers)(
  'enumeration: the first sign-up with a known %s hashes and asks as much as with an unknown one',
  async (_what, known, unknown) => {
    const calls = (who: object) =>
      follow((post) => post('/auth/signUp', { ...who, password: PASSWORD, consent: LEGAL_VERSIONS }))
    const first = await calls(known)
    expect(first).toMatchObject([{ status: 200, hashes: 1 }])
    expect(await calls(unknown)).toEqual(first)
  },
)

it.each(identifiers)(
  'enumeration: a wrong password costs a known %s one comparison, and an unknown one, too',
  async (_what, known, unknown) => {
    const calls = (who: object) => follow((post) => post('/auth/signIn', { ...who, password: 'not the password' }))
    const first = await calls(known)
    expect(first).toMatchObject([{ status: 401, hashes: 1 }])
    expect(await calls(unknown)).toEqual(first)
  },
)

it('enumeration: a wrong password, an unknown address and an impossible password are refused by the same words', async () => {
  const bodies = [
    { email: 'known@example.org', password: 'not the password' },
    { email: 'nobody@example.org', password: PASSWORD },
    { email: 'known@example.org', password: 'x'.repeat(1000) },
    { phone: '+351912345678', password: '' },
  ]
  for (const body of bodies) {
    const response = await app.post('/auth/signIn', body, { from: from() })
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ code: 'SIGN_IN_FAILED', message: 'Incorrect username or password.' })
    expect(response.headers['set-cookie']).toBeUndefined()
  }
})
