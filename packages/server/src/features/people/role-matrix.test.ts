import { API_PREFIX, type Call, type Role, roleAllows, ROLES } from '@taplet/contract'
import { contract } from '@taplet/contract/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestAccount } from '../../testing/an-account.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { aMember } from '../../testing/people/a-member.ts'

const calls = Object.entries(contract).flatMap(([feature, group]) =>
  Object.entries<Call>(group).map(([name, call]) => ({ name: `${feature}.${name}`, call })),
)

let app: TestApp
const people = {} as Record<Role, TestAccount>
beforeAll(async () => {
  app = await startTestApp()
  const account = await app.anAccount(200)
  for (const role of ROLES) people[role] = await aMember(app, account, role)
})
afterAll(() => app.stop())

/** What a call does for a role. Broken JSON: access is checked before the body is read, so that nothing is changed. */
async function outcomeOf({ method, path }: Call, role: Role): Promise<'allowed' | 'forbidden' | 'unauthorized'> {
  const writes = method === 'POST' || method === 'PUT'
  const response = await app.server.inject({
    method,
    url: API_PREFIX + path.replaceAll(/:\w+/g, 'some-id'),
    headers: { ...people[role].headers, ...(writes && { 'content-type': 'application/json' }) },
    ...(writes && { payload: '{"broken' }),
  })
  if (response.statusCode === 401) return 'unauthorized'
  return response.statusCode === 403 && response.json().code === 'FORBIDDEN' ? 'forbidden' : 'allowed'
}

it.each(ROLES)('every call is open or closed to the role %s as the contract states', async (role) => {
  const stated: string[] = []
  const found: string[] = []
  for (const { name, call } of calls) {
    const isAllowed = call.access === 'anyone' || roleAllows(role, call.needs)
    stated.push(`${name}: ${isAllowed ? 'allowed' : 'forbidden'}`)
    found.push(`${name}: ${await outcomeOf(call, role)}`)
  }
  expect(found).toEqual(stated)
})

it('a call that a role may not make says whom to ask', async () => {
  const response = await app.server.inject({ url: '/api/people', headers: people.viewer.headers })
  expect(response.json()).toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('Ask an owner') })
})
