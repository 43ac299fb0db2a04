import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { anApp } from '../../../testing/an-app.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'
import { createAccountCommands } from './account-commands.ts'
import { runAccounts } from './run-accounts.ts'

let app: TestApp
let mine: TestAccount
let email: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  mine = await app.anAccount()
  const user = app.db.selectFrom('auth_user').select('email').where('id', '=', mine.accountId)
  email = (await user.executeTakeFirstOrThrow()).email
})

const tools = () => ({
  setGrantedLevel: app.features.plans.setGrantedLevel,
  eraseVisitor: app.features.personalData.eraseVisitor,
})
const run = async (...words: string[]): Promise<string> =>
  (await runAccounts(createAccountCommands(app.db, 'olga', tools()), words)).join('\n')
const account = async () => (await mine.api.account.fetch({})).accountData

it('[14.14] the operator lifts and lowers an account, and it is recorded who did and why', async () => {
  expect(await run('level', email.toUpperCase(), 'growth', 'paid', 'by', 'invoice')).toContain('growth (200)')
  expect(await account()).toMatchObject({ accessLevel: 200, plan: { access: 'GROWTH' } })
  expect(await run('list')).toContain(email)
  await run('level', mine.accountId, '100', 'smaller plan')
  expect(await account()).toMatchObject({ accessLevel: 100, plan: { access: 'STARTER' } })
  const shown = await run('show', email)
  expect(shown).toContain('access_level 0 → 200  by olga: paid by invoice')
  expect(shown).toContain('access_level 200 → 100  by olga: smaller plan')
  expect(await run('log')).toContain('smaller plan')
})

it('[14.14] the operator pauses an account, whose pages rest, and lets it go on', async () => {
  await anApp(mine, 'to-rest')
  expect((await app.get('/to-rest')).statusCode).toBe(200)
  await run('pause', email, 'asked for it')
  await app.heard()
  expect((await app.get('/to-rest')).statusCode).toBe(410)
  expect((await account()).status).toBe('INACTIVE')
  await run('resume', email, 'is back')
  expect((await account()).status).toBe('NO_USERNAME')
  await app.heard()
  expect((await app.get('/to-rest')).statusCode).toBe(200)
})

it.each([
  ['force-password', 'CHANGE'],
  ['require-reset', 'RESET'],
] as const)(
  '[15.1] the operator’s %s asks for another password at the next sign-in, and signs out everywhere',
  async (command, demand) => {
    await run(command, email, 'the laptop was stolen')
    const user = app.db.selectFrom('auth_user').select('password_demand').where('id', '=', mine.accountId)
    expect(await user.executeTakeFirstOrThrow()).toEqual({ password_demand: demand })
    await expect(account()).rejects.toThrow('Sign in first.')
    expect(await run('show', email)).toContain(`password KEPT → ${demand}  by olga: the laptop was stolen`)
  },
)

it('[15.1] the operator lets somebody in again who lost the phone: no second factor is asked', async () => {
  await app.db.updateTable('auth_user').set({ sms_challenge: true }).where('id', '=', mine.accountId).execute()
  await run('drop-second-factor', email, 'showed an identity card')
  const user = app.db.selectFrom('auth_user').select('sms_challenge').where('id', '=', mine.accountId)
  expect(await user.executeTakeFirstOrThrow()).toEqual({ sms_challenge: false })
  await expect(run('drop-second-factor', email, 'again')).rejects.toThrow('is so already (OFF)')
})

it.each([
  ['no address of a visitor', ['erase-visitor', '--yes'], 'Give one email address'],
  ['half an address', ['erase-visitor', 'vi@', '--yes'], 'address'],
  ['an unknown flag', ['erase-visitor', 'vi@visitor.example', '--force'], '--force'],
  ['an unknown account of a visitor', ['erase-visitor', 'vi@visitor.example', '--account', 'x'], 'No account has'],
  ['an unknown account', ['level', 'nobody@example.org', 'free', 'why'], 'No account has the email'],
  ['no account', ['pause', '', 'why'], 'No account has the email'],
  ['no reason', ['level', 'EMAIL', 'growth'], 'Give a reason'],
  ['an unknown plan', ['level', 'EMAIL', 'gold', 'why'], '"gold" is no plan. Give free, starter, growth'],
  ['a level that is none', ['level', 'EMAIL', '-1', 'why'], 'is no plan'],
  ['what is so already', ['resume', 'EMAIL', 'why'], 'is so already (ACTIVE)'],
  ['an unknown command', ['lift'], 'There is no command "lift"'],
])('[14.14] a command about accounts with %s says what is wrong and changes nothing', async (_, words, message) => {
  const before = await account()
  await expect(run(...words.map((word) => (word === 'EMAIL' ? email : word)))).rejects.toThrow(message)
  expect(await account()).toEqual(before)
})
