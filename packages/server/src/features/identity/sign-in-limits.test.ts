import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeIn, startIdentity, type TestIdentity } from './testing/start-identity.ts'

const PASSWORD = 'correct horse battery'
/** Counts as a guess like any other, but is too long to be hashed, which keeps the tests fast. */
const QUICK_GUESS = 'x'.repeat(200)
let app: TestIdentity
let count = 0
beforeAll(async () => {
  app = await startIdentity()
})
afterAll(() => app.stop())

const from = () => `10.7.${Math.floor(++count / 250)}.${count % 250}`
const newAccount = async () => {
  const email = `owner${++count}@example.org`
  await app.identity.createAccount({ email, password: PASSWORD, name: 'Ana' })
  return email
}
const signIn = async (email: string, address: string, password = PASSWORD) =>
  (await app.post('/auth/signIn', { email, password }, { from: address })).statusCode
/** Signs in from somewhere. Returns the cookie by which the browser is known from then on. */
const aBrowserOf = async (email: string): Promise<string> => {
  const { headers } = await app.post('/auth/signIn', { email, password: PASSWORD }, { from: from() })
  const cookies = [headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0] ?? '')
  return cookies.find((cookie) => cookie.includes('_device=')) ?? ''
}
/** Returns the values of all counters, ascending. */
const counts = async () => {
  const rows = await app.db.selectFrom('auth_limits').select('hits').execute()
  return rows.map(({ hits }) => hits.length).sort((a, b) => a - b)
}
/** Strangers guess from so many places that no unknown address may try this account for a while. */
const besiege = async (email: string) => {
  for (let i = 0; i < 6; i++) {
    const address = from()
    await Promise.all(Array.from({ length: 10 }, () => signIn(email, address, QUICK_GUESS)))
  }
}

it('the limit of sign-ins does not count right passwords, however many come from one place', async () => {
  const [office, email] = [from(), await newAccount()]
  await Promise.all(Array.from({ length: 9 }, () => signIn(email, office, QUICK_GUESS)))
  expect(await signIn(email, office)).toBe(200)
  const counted = await counts()
  // Of nine misses each counter kept nine or, for this account and address, none; the success stored only the address.
  expect(Math.max(...counted)).toBe(9)
  for (let i = 0; i < 12; i++) expect(await signIn(email, office)).toBe(200)
  expect(await counts()).toEqual(counted)
})

it('the limit of sign-ins lets the owner in from where the account was signed in before, while strangers guess from everywhere', async () => {
  const [home, email] = [from(), await newAccount()]
  expect(await signIn(email, home)).toBe(200)
  await besiege(email)
  expect(await signIn(email, from())).toBe(429)
  expect(await signIn(email, home)).toBe(200)
})

it('the limit of sign-ins knows the place of the sign-up as well', async () => {
  const [home, email] = [from(), `new${++count}@example.org`]
  const { attemptId } = (await app.signUp({ email, password: PASSWORD }, { from: home })).json()
  const code = codeIn(await app.messagesTo(email))
  expect((await app.post('/auth/confirmSignUp', { attemptId, code }, { from: home })).statusCode).toBe(200)
  await besiege(email)
  expect(await signIn(email, home)).toBe(200)
})

it('the limit of sign-ins lets the owner in on a browser that signed in before, wherever it is, and the guesses beside it', async () => {
  const email = await newAccount()
  const cookie = await aBrowserOf(email)
  await besiege(email)
  const cafe = from()
  await Promise.all(Array.from({ length: 10 }, () => signIn(email, cafe, QUICK_GUESS)))
  expect(await signIn(email, cafe)).toBe(429)
  const onBrowser = async (password: string, address: string) =>
    (await app.post('/auth/signIn', { email, password }, { from: address, headers: { cookie } })).statusCode
  expect(await onBrowser(PASSWORD, cafe)).toBe(200)
  const guesses = await Promise.all(Array.from({ length: 15 }, () => onBrowser(QUICK_GUESS, from())))
  expect(guesses.filter((status) => status === 429)).toHaveLength(5)
})

it('the limit of sign-ins takes the browser of somebody else, or one that says nothing, for a stranger', async () => {
  const [email, other] = [await newAccount(), await newAccount()]
  await besiege(email)
  for (const cookie of [await aBrowserOf(other), '__Host-taplet_device=', 'taplet_device='])
    for (const address of [from(), from()]) {
      const options = { from: address, headers: { cookie } }
      expect((await app.post('/auth/signIn', { email, password: PASSWORD }, options)).statusCode).toBe(429)
    }
})

it('the limit of messages sends a new password’s code to whoever is known, while strangers ask for more than enough', async () => {
  const [email, home] = [await newAccount(), from()]
  const cookie = await aBrowserOf(email)
  expect(await signIn(email, home)).toBe(200)
  const ask = async (address: string, headers = {}) =>
    (await app.post('/auth/forgotPassword', { email }, { from: address, headers })).statusCode
  for (let i = 0; i < 3; i++) await ask(from())
  expect(await ask(from())).toBe(429)
  for (const [address, headers] of [[from(), { cookie }] as const, [home, {}] as const]) {
    const statuses = []
    for (let i = 0; i < 4; i++) statuses.push(await ask(address, headers))
    expect(statuses).toEqual([200, 200, 200, 429])
  }
})

it('the limit of messages repeats the code of whoever is known, while strangers ask for more than enough', async () => {
  const email = await newAccount()
  const cookie = await aBrowserOf(email)
  const asked = await app.post('/auth/forgotPassword', { email }, { from: from(), headers: { cookie } })
  for (let i = 0; i < 3; i++) await app.post('/auth/forgotPassword', { email }, { from: from() })
  app.clock.pass(31)
  const again = { attemptId: asked.json().attemptId }
  expect((await app.post('/auth/resendCode', again, { from: from() })).statusCode).toBe(429)
  expect((await app.post('/auth/resendCode', again, { from: from(), headers: { cookie } })).statusCode).toBe(200)
})

it('the limit of sign-ins still limits guesses from a known place, and knows it for 30 days', async () => {
  const [home, email] = [from(), await newAccount()]
  expect(await signIn(email, home)).toBe(200)
  const guesses = await Promise.all(Array.from({ length: 15 }, () => signIn(email, home, QUICK_GUESS)))
  expect(guesses.filter((status) => status === 429)).toHaveLength(5)
  app.clock.pass(29 * 24 * 3600)
  await besiege(email)
  expect(await signIn(email, home)).toBe(200)
  app.clock.pass(31 * 24 * 3600)
  await besiege(email)
  expect(await signIn(email, home)).toBe(429)
})

it('the limit of sign-ins does not let guesses at one account buy others by a sign-in of one’s own', async () => {
  const [attacker, own] = [from(), await newAccount()]
  const victims = await Promise.all(Array.from({ length: 10 }, newAccount))
  for (const victim of victims)
    await Promise.all(Array.from({ length: 9 }, () => signIn(victim, attacker, QUICK_GUESS)))
  expect(await signIn(own, attacker)).toBe(200)
  const more = await newAccount()
  const last = await Promise.all(Array.from({ length: 10 }, () => signIn(more, attacker, QUICK_GUESS)))
  expect(last.every((status) => status === 401)).toBe(true)
  expect(await signIn(own, attacker)).toBe(429)
})
