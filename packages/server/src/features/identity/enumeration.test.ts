import { afterAll, beforeAll, expect, it } from 'vitest'
import { startIdentity, type TestIdentity } from './testing/start-identity.ts'

const PASSWORD = 'correct horse battery'
let app: TestIdentity
beforeAll(async () => {
  app = await startIdentity({ isHashing: true })
  await app.identity.createAccount({ email: 'known@example.org', password: PASSWORD, name: 'Known' })
  await app.identity.createAccount({ phone: '+351912345678', password: PASSWORD, name: 'Known' })
})
afterAll(() => app.stop())

let callers = 0
const from = () => `10.1.0.${++callers % 250}`
const comparable = (body: Record<string, unknown>) => ({
  ...body,
  attemptId: typeof body.attemptId,
  requestId: typeof body.requestId,
})

it.each([
  ['e-mail address', { email: 'known@example.org' }, { email: 'knewn@example.org' }],
  ['phone number', { phone: '+351912345678' }, { phone: '+351962345678' }],
])('identity answers the sign-up of a known %s exactly as that of an unknown one', async (_what, known, unknown) => {
  const sign = (who: object) => app.post('/auth/signUp', { ...who, password: PASSWORD }, { from: from() })
  const [first, second] = [await sign(known), await sign(unknown)]
  expect(first.statusCode).toBe(second.statusCode)
  expect(comparable(first.json())).toEqual(comparable(second.json()))
  expect(first.json().attemptId).toHaveLength(second.json().attemptId.length)
  expect(Object.keys(first.headers).sort()).toEqual(Object.keys(second.headers).sort())
})

it('identity treats codes and repeats of a known address as those of an unknown one', async () => {
  const follow = async (email: string) => {
    const options = { from: from() }
    const { attemptId } = (await app.post('/auth/signUp', { email, password: PASSWORD }, options)).json()
    const answers = [await app.post('/auth/resendCode', { attemptId }, options)]
    app.clock.pass(31)
    answers.push(await app.post('/auth/resendCode', { attemptId }, options))
    for (let i = 0; i < 6; i++)
      answers.push(await app.post('/auth/confirmSignUp', { attemptId, code: '123456' }, options))
    return answers.map((answer) => [answer.statusCode, comparable(answer.json())])
  }
  app.clock.pass(3600)
  expect(await follow('known@example.org')).toEqual(await follow('knawn@example.org'))
})

it('identity takes about as long for known as for unknown addresses', async () => {
  const time = async (path: string, body: object) => {
    const startedAt = performance.now()
    await app.post(path, body, { from: from() })
    return performance.now() - startedAt
  }
  const signIns: [number[], number[]] = [[], []]
  for (let i = 0; i < 9; i++) {
    signIns[0].push(await time('/auth/signIn', { email: 'known@example.org', password: 'not the password' }))
    signIns[1].push(await time('/auth/signIn', { email: `nobody${i}@example.org`, password: 'not the password' }))
  }
  // Other load on the machine can only add to the time.
  const [known, unknown] = signIns.map((times) => Math.min(...times)) as [number, number]
  // Without hashing for unknown addresses too, one would be twenty times the other.
  expect(known / unknown).toBeGreaterThan(0.5)
  expect(known / unknown).toBeLessThan(2)
})

it('identity tells a wrong password, an unknown address and an impossible password by the same words', async () => {
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
