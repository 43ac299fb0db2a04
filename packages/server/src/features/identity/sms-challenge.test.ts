import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { codeIn, startIdentity, type TestIdentity } from './testing/start-identity.ts'

const PASSWORD = 'correct horse battery'
let app: TestIdentity
let count = 0
let phone: string
let headers: { authorization: string }
beforeAll(async () => {
  app = await startIdentity()
})
afterAll(() => app.stop())
beforeEach(async () => {
  phone = `+35191888${String(1000 + ++count)}`
  await app.identity.createAccount({ phone, password: PASSWORD, name: 'Rui' })
  headers = { authorization: `Bearer ${(await signIn()).json().accessToken}` }
})

const signIn = () => app.post('/auth/signIn', { phone, password: PASSWORD }, { from: `10.6.0.${++count % 250}` })
const set = (isOn: unknown, options: object = { headers }) => app.post('/auth/setSmsChallenge', { isOn }, options)

it('[15.1] a person turns the code by text message on: the next sign-in asks for it, and the person is told', async () => {
  expect((await set(true)).json()).toMatchObject({ callResult: 'SUCCESS', isOn: true })
  const asked = (await signIn()).json()
  expect(asked).toMatchObject({ nextStep: 'SMS_CODE' })
  const code = codeIn(await app.messagesTo(phone))
  const done = await app.post('/auth/confirmSignIn', { attemptId: asked.attemptId, code })
  expect(done.json()).toMatchObject({ nextStep: 'SIGNED_IN' })
  await app.runJobs()
  expect((await app.messagesTo(phone)).map(({ body_text }) => body_text).join()).toContain('was turned on')
})

it('[15.1] turning the code by text message off again asks for the password alone, and the person is told', async () => {
  await set(true)
  expect((await set(false)).json()).toMatchObject({ isOn: false })
  expect((await signIn()).json()).toMatchObject({ nextStep: 'SIGNED_IN' })
  await app.runJobs()
  expect((await app.messagesTo(phone)).map(({ body_text }) => body_text).join()).toContain('was turned off')
})

it('[15.1] the code by text message is refused to an account without a phone, and to other words than yes and no', async () => {
  const { accountId } = await app.identity.createAccount({
    email: `e${count}@example.org`,
    password: PASSWORD,
    name: 'E',
  })
  const other = { authorization: `Bearer ${await app.identity.issueToken(accountId)}` }
  expect((await set(true, { headers: other })).json()).toMatchObject({
    code: 'PHONE_INVALID',
    message: 'Add a phone number to your account first.',
  })
  expect((await set('yes')).json().code).toBe('BAD_REQUEST')
})

it('[15.1] the code by text message is turned on by nobody without a session, nor by one that proved nothing lately', async () => {
  expect((await set(true, {})).statusCode).toBe(401)
  app.clock.pass(11 * 60)
  expect((await set(true)).json().code).toBe('REAUTHENTICATION_REQUIRED')
})
