import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeIn, startIdentity, type TestIdentity } from './testing/start-identity.ts'

const MALLORY = 'attackers own password'
const VICTIM = 'what the victim chose'
let app: TestIdentity
let email: string
let count = 0
beforeAll(async () => {
  app = await startIdentity()
})
beforeEach(() => {
  email = `victim${++count}@example.org`
})
afterAll(() => app.stop())

const signUp = async (password: string, name: string): Promise<string> =>
  (await app.signUp({ email, password, name })).json().attemptId
const confirm = (attemptId: string, code: string) => app.post('/auth/confirmSignUp', { attemptId, code })
const signInStatus = async (password: string) => (await app.post('/auth/signIn', { email, password })).statusCode

describe('an attacker who signs up the victim’s address', () => {
  it('before the victim gets nothing: his password, his code and his attempt are void', async () => {
    const attackersAttempt = await signUp(MALLORY, 'Mallory')
    const attackersCode = codeIn(await app.messagesTo(email))
    const victimsAttempt = await signUp(VICTIM, 'Vera')
    const victimsCode = codeIn(await app.messagesTo(email))

    expect((await confirm(victimsAttempt, attackersCode)).statusCode).toBe(400)
    const confirmed = await confirm(victimsAttempt, victimsCode)
    expect(confirmed.statusCode).toBe(200)

    expect((await confirm(attackersAttempt, attackersCode)).json().code).toBe('CODE_EXPIRED')
    expect(await signInStatus(MALLORY)).toBe(401)
    expect(await signInStatus(VICTIM)).toBe(200)
    const headers = { authorization: `Bearer ${confirmed.json().accessToken}` }
    expect((await app.get('/fetchAccountData', { headers })).json().accountData.name).toBe('Vera')
  })

  it('between the victim’s sign-up and confirmation does not replace the victim’s password', async () => {
    const victimsAttempt = await signUp(VICTIM, 'Vera')
    const victimsCode = codeIn(await app.messagesTo(email))
    const attackersAttempt = await signUp(MALLORY, 'Mallory')

    expect((await confirm(attackersAttempt, victimsCode)).statusCode).toBe(400)
    expect((await confirm(victimsAttempt, victimsCode)).statusCode).toBe(200)
    expect(await signInStatus(MALLORY)).toBe(401)
    expect(await signInStatus(VICTIM)).toBe(200)
  })

  it('after the victim confirmed changes nothing, and no code is made', async () => {
    const victimsAttempt = await signUp(VICTIM, 'Vera')
    await confirm(victimsAttempt, codeIn(await app.messagesTo(email)))
    const attackersAttempt = await signUp(MALLORY, 'Mallory')
    const messages = await app.messagesTo(email)
    expect(messages.at(-1)?.subject).toContain('already have')
    expect(messages.at(-1)?.body_text).not.toMatch(/\d{6}/)
    expect(messages.at(-1)?.body_html).not.toMatch(/>\s*\d{6}\s*</)
    expect((await confirm(attackersAttempt, '000000')).statusCode).toBe(400)
    expect(await signInStatus(MALLORY)).toBe(401)
    expect(await signInStatus(VICTIM)).toBe(200)
  })

  it('and confirms at the same moment as the owner: one account, one password', async () => {
    const first = await signUp(MALLORY, 'First')
    const firstCode = codeIn(await app.messagesTo(email))
    const second = await signUp(VICTIM, 'Second')
    const secondCode = codeIn(await app.messagesTo(email))
    const answers = await Promise.all([confirm(first, firstCode), confirm(second, secondCode)])
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
    const statuses = [await signInStatus(MALLORY), await signInStatus(VICTIM)]
    expect(statuses).toEqual(answers[0]?.statusCode === 200 ? [200, 401] : [401, 200])
    const { rows } = await sql<{ deadlocks: string }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(app.db)
    expect(rows).toEqual([{ deadlocks: '0' }])
  })
})
