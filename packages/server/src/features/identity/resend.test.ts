import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeIn, startIdentity, type TestIdentity } from './testing/start-identity.ts'

const PASSWORD = 'correct horse battery'
let app: TestIdentity
let count = 0
beforeAll(async () => {
  app = await startIdentity()
})
afterAll(() => app.stop())

const from = () => `10.2.0.${++count}`
const begin = async (email: string): Promise<string> =>
  (await app.signUp({ email, password: PASSWORD }, { from: from() })).json().attemptId
const resend = (attemptId: string) => app.post('/auth/resendCode', { attemptId }, { from: from() })
const confirm = (attemptId: string, code: string) =>
  app.post('/auth/confirmSignUp', { attemptId, code }, { from: from() })

it('resending sends a new code, and the old one stops working', async () => {
  const attemptId = await begin('again@example.org')
  const old = codeIn(await app.messagesTo('again@example.org'))
  app.clock.pass(31)
  expect((await resend(attemptId)).json()).toMatchObject({ callResult: 'SUCCESS', destination: 'a••@example.org' })
  const code = codeIn(await app.messagesTo('again@example.org'))
  expect((await confirm(attemptId, old)).json().code).toBe('CODE_MISMATCH')
  expect((await confirm(attemptId, code)).statusCode).toBe(200)
})

it('resending asks to wait half a minute between two codes', async () => {
  const attemptId = await begin('hasty@example.org')
  app.clock.pass(10)
  const refused = await resend(attemptId)
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('20')
  app.clock.pass(20)
  expect((await resend(attemptId)).statusCode).toBe(200)
})

it('resending sends one message when 10 requests come at once', async () => {
  const attemptId = await begin('parallel@example.org')
  app.clock.pass(31)
  const answers = await Promise.all(Array.from({ length: 10 }, () => resend(attemptId)))
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
  expect(await app.messagesTo('parallel@example.org')).toHaveLength(2)
})

it('resending refuses the fourth message to one address within ten minutes, whoever asks', async () => {
  const email = 'pestered@example.org'
  for (let i = 0; i < 3; i++) await begin(email)
  const refused = await app.signUp({ email, password: PASSWORD, resend: true }, { from: from() })
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
  expect(await app.messagesTo(email)).toHaveLength(3)
  app.clock.pass(601)
  await begin(email)
  expect(await app.messagesTo(email)).toHaveLength(4)
})

it('resending sends three messages to a phone number when 30 sign-ups come at once', async () => {
  const phone = '+351961234567'
  const ask = () => app.signUp({ phone, password: PASSWORD }, { from: from() })
  const answers = await Promise.all(Array.from({ length: 30 }, ask))
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(3)
  expect(await app.messagesTo(phone)).toHaveLength(3)
})

it('resending counts text messages per network: an IPv6 household has one budget, however it spells its addresses', async () => {
  const spellings = ['2001:db8:1:2::1', '2001:0DB8:0001:0002:0:0:0:2', '2001:db8:1:2:ffff:ffff:ffff:ffff']
  const ask = (i: number) =>
    app.signUp({ phone: `+35191765${String(1000 + i)}`, password: PASSWORD }, { from: spellings[i % 3] ?? '' })
  const statuses = []
  for (let i = 0; i < 12; i++) statuses.push((await ask(i)).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
})

it('resending gives a new code after the first one expired, but not an hour later', async () => {
  const attemptId = await begin('slow@example.org')
  app.clock.pass(15 * 60)
  expect((await resend(attemptId)).statusCode).toBe(200)
  expect((await confirm(attemptId, codeIn(await app.messagesTo('slow@example.org')))).statusCode).toBe(200)
  const forgotten = await begin('slower@example.org')
  app.clock.pass(61 * 60)
  expect((await resend(forgotten)).json().code).toBe('CODE_EXPIRED')
})

it('resending does not know an attempt that nobody began', async () => {
  expect((await resend('made-up')).json().code).toBe('CODE_EXPIRED')
})

it('resending deletes attempts and limits a day after they expired', async () => {
  await begin('old@example.org')
  app.clock.pass(26 * 3600)
  await begin('fresh@example.org')
  const left = await app.db.selectFrom('auth_attempts').select('destination').execute()
  expect(left).toEqual([{ destination: 'fresh@example.org' }])
})
