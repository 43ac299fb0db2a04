import { LEGAL_VERSIONS } from '@taplet/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ config: { sms: { driver: 'none' } } })
})
afterAll(() => app.stop())

const PASSWORD = 'correct horse battery'
const post = (path: string, payload: object) => app.server.inject({ method: 'POST', url: `/api/auth/${path}`, payload })

it('[14.13] without a driver no phone number signs up, and an email still does', async () => {
  const refused = await post('signUp', { phone: '+351912345678', password: PASSWORD, consent: LEGAL_VERSIONS })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ code: 'PHONE_NOT_SERVED', field: 'phone' })
  expect(refused.json()).toHaveProperty('message', expect.stringContaining('email'))
  expect(
    (await post('signUp', { email: 'ana@example.org', password: PASSWORD, consent: LEGAL_VERSIONS })).statusCode,
  ).toBe(200)
  expect(app.mails).toHaveLength(1)
})

it('[14.13] without a driver an account of earlier signs in by its phone number, unless it asks for a code', async () => {
  const phone = '+351912345679'
  const { accountId } = await app.features.identity.createAccount({ phone, password: PASSWORD, name: 'Bo' })
  expect((await post('signIn', { phone, password: PASSWORD })).json()).toMatchObject({ nextStep: 'SIGNED_IN' })
  await app.db.updateTable('auth_user').set({ sms_challenge: true }).where('id', '=', accountId).execute()
  expect((await post('signIn', { phone, password: PASSWORD })).statusCode).toBe(503)
})
