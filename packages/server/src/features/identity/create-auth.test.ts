import { getMigrations } from 'better-auth/db/migration'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestStore, type TestStore } from '../../testing/database/start-store.ts'
import { createAuth } from './create-auth.ts'

let app: TestStore
beforeAll(async () => {
  app = await startTestStore()
})
afterAll(() => app.stop())

const newAuth = () => createAuth({ pool: app.pool, secret: 'x'.repeat(40), publicUrl: 'http://localhost' })

it('createAuth finds its tables as the migrations made them: nothing to create, nothing to add', async () => {
  const { toBeCreated, toBeAdded } = await getMigrations(newAuth().options)
  expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] })
})

it('createAuth keeps the library’s own sign-up closed', async () => {
  const request = new Request('http://localhost/api/auth/sign-up/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost' },
    body: JSON.stringify({ email: 'a@example.org', password: 'correct horse battery', name: 'A' }),
  })
  expect((await newAuth().handler(request)).status).toBe(400)
})
