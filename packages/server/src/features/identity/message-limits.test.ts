import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeIn, startIdentity, type TestIdentity } from './testing/start-identity.ts'

const PASSWORD = 'correct horse battery'
let app: TestIdentity
let count = 0
beforeAll(async () => {
  app = await startIdentity()
})
afterAll(() => app.stop())

const from = () => `10.8.${Math.floor(++count / 250)}.${count % 250}`
const signUp = (who: object, address = from()) => app.signUp({ ...who, password: PASSWORD }, { from: address })
const signIn = (who: object) => app.post('/auth/signIn', { ...who, password: PASSWORD }, { from: from() })
const newChallenged = async () => {
  const phone = `+3519123${String(20_000 + ++count)}`
  const { accountId } = await app.identity.createAccount({ phone, password: PASSWORD, name: 'Rui' })
  await app.db.updateTable('auth_user').set({ sms_challenge: true }).where('id', '=', accountId).execute()
  return { phone }
}
/** Requests messages for strangers everywhere, as fast as allowed, for that long. */
const pester = async (who: object, minutes: number): Promise<number> => {
  let sent = 0
  for (let passed = 0; passed < minutes; passed += 5) {
    for (let i = 0; i < 4; i++) if ((await signUp(who)).statusCode === 200) sent++
    app.clock.pass(5 * 60)
  }
  return sent
}

it('the limit of messages sends the owner the sign-in code while strangers sign up with the same number', async () => {
  const who = await newChallenged()
  await pester(who, 60)
  for (let i = 0; i < 4; i++) await signUp(who)
  expect((await signUp(who)).statusCode).toBe(429)
  const asked = await signIn(who)
  expect(asked.json()).toMatchObject({ nextStep: 'SMS_CODE' })
  const answer = { attemptId: asked.json().attemptId, code: codeIn(await app.messagesTo(who.phone)) }
  expect((await app.post('/auth/confirmSignIn', answer)).statusCode).toBe(200)
})

it('the limit of messages sends three sign-in codes in ten minutes and twelve a day', async () => {
  const who = await newChallenged()
  let sent = 0
  for (let i = 0; i < 8; i++) {
    const statuses = []
    for (let j = 0; j < 4; j++) statuses.push((await signIn(who)).statusCode)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(3)
    sent += statuses.filter((status) => status === 200).length
    app.clock.pass(11 * 60)
  }
  expect(sent).toBe(12)
  app.clock.pass(24 * 3600)
  expect((await signIn(who)).statusCode).toBe(200)
})

it('the limit of messages counts the repeats of a sign-in code to the same account', async () => {
  const who = await newChallenged()
  const { attemptId } = (await signIn(who)).json()
  const repeat = () => app.post('/auth/resendCode', { attemptId }, { from: from() })
  const statuses = []
  for (let i = 0; i < 3; i++) {
    app.clock.pass(31)
    statuses.push((await repeat()).statusCode)
  }
  expect(statuses).toEqual([200, 200, 429])
})

it('the limit of messages sends six sign-up messages an hour to one address, and an hour later it is free again', async () => {
  const who = { email: 'wanted@example.org' }
  expect(await pester(who, 50)).toBe(6)
  const refused = await signUp(who)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600)
  app.clock.pass(3600)
  expect((await signUp(who)).statusCode).toBe(200)
})

it('the limit of messages sends twelve a day when they are asked for from one place, and others may still ask', async () => {
  const [who, place] = [{ email: 'again-and-again@example.org' }, from()]
  let sent = 0
  for (let i = 0; i < 20; i++) {
    if ((await signUp(who, place)).statusCode === 200) sent++
    app.clock.pass(15 * 60)
  }
  expect(sent).toBe(12)
  expect((await signUp(who)).statusCode).toBe(200)
})

it('the limit of messages counts nothing for what it refuses: asking on and on does not prolong the wait', async () => {
  const who = { email: 'patient@example.org' }
  for (let i = 0; i < 3; i++) await signUp(who)
  for (let i = 0; i < 9; i++) {
    app.clock.pass(60)
    expect((await signUp(who)).statusCode).toBe(429)
  }
  app.clock.pass(61)
  expect((await signUp(who)).statusCode).toBe(200)
})
