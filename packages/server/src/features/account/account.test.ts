import type { Call } from '@taplet/contract'
import { contract } from '@taplet/contract/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
let token: string
let accountId: string
beforeAll(async () => {
  app = await startTestApp()
  const account = { email: 'ana@example.org', password: 'correct horse battery', name: 'Ana' }
  accountId = (await app.features.identity.createAccount(account)).accountId
  token = await app.features.identity.issueToken(accountId)
})
afterAll(() => app.stop())

const fetchAccount = (headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  app.server.inject({ url: '/api/fetchAccountData', headers })

it('the account call tells the signed-in account about itself, and nothing but that', async () => {
  const { accountData } = (await fetchAccount()).json()
  expect(accountData).toEqual({
    accountId,
    email: 'ana@example.org',
    phone: null,
    name: 'Ana',
    username: '',
    bio: '',
    profilePicture: '',
    language: '',
    timeZone: '',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
    accountType: 'USER-GUEST',
    status: 'NO_USERNAME',
    accessLevel: 0,
    closesAt: null,
    identityId: expect.stringMatching(/^[\da-f]{8}-[\da-f-]{27}$/),
    userObject: {},
    plan: { access: 'FREE', source: null, period: null },
    subscription: { entitlement: 'free', source: null, period: null },
  })
})

it('the account call takes the account from the token, whatever else names one', async () => {
  const other = { email: 'b@example.org', password: 'correct horse battery', name: 'B' }
  const { accountId: otherId } = await app.features.identity.createAccount(other)
  const response = await app.server.inject({
    url: `/api/fetchAccountData?accountId=${otherId}`,
    headers: { authorization: `Bearer ${token}`, 'x-account-id': otherId },
  })
  expect(response.json().accountData.accountId).toBe(accountId)
})

it('the account call changes nothing for fields the caller may not set', async () => {
  const before = (await fetchAccount()).json()
  await app.server.inject({
    method: 'POST',
    url: '/api/updateAccountInformation',
    headers: { authorization: `Bearer ${token}` },
    payload: { accessLevel: 999, accountType: 'CREATOR-ENTERPRISE', accountId: 'x', email: 'c@d.org', plan: {} },
  })
  expect((await fetchAccount()).json()).toEqual(before)
})

describe('every call for accounts answers 401 without a valid token', () => {
  const calls = Object.values(contract)
    .flatMap((feature) => Object.values<Call>(feature))
    .filter((call) => call.access === 'account')

  it.each(calls.map((call) => [call.method, call.path] as const))('%s %s', async (method, path) => {
    const url = `/api${path.replaceAll(/:\w+/g, 'some-id')}`
    for (const authorization of [undefined, 'Bearer ', 'Bearer null', 'Basic x', `Bearer ${token.slice(0, -1)}`]) {
      const response = await app.server.inject({ method, url, ...(authorization && { headers: { authorization } }) })
      expect(response.statusCode).toBe(401)
      expect(response.json()).toMatchObject({ callResult: 'FAILURE', code: 'UNAUTHORIZED' })
    }
  })
})
