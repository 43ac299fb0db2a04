import { DAY_MS } from '@taplet/base/time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aShop, signUpForm } from './testing/a-shop.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let forms: TestApp
beforeAll(async () => {
  forms = await startTestApp()
})
afterAll(() => forms.stop())

it('the sweep of forms deletes what nobody confirmed after seven days and spam after ninety, and where things came from after thirty', async () => {
  const shop = await aShop(forms, 'kept', [signUpForm()])
  const post = (url: string, fields: Record<string, string> = {}) =>
    forms.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const signUp = (email: string, website = '') =>
    post('/api/forms/subscriptions', { ...shop.place('news'), email, website, consent: 'true' })
  await signUp('silent@example.org')
  await signUp('spam@example.org', 'trap')
  await signUp('member@example.org')
  await forms.runJobs()
  const mail = forms.mails.find(({ to }) => to === 'member@example.org')
  await post(/https:..taplet.example(\/subscriptions\/confirm\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '/')
  const left = async () => {
    await forms.runJob('forms.retention')
    const rows = await forms.db.selectFrom('subscribers').select(['email', 'address_hash']).orderBy('email').execute()
    return rows.map((row) => [row.email, row.address_hash !== null])
  }
  expect(await left()).toHaveLength(3)
  forms.clock.ahead += 8 * DAY_MS
  expect(await left()).toEqual([
    ['member@example.org', true],
    ['spam@example.org', true],
  ])
  forms.clock.ahead += 23 * DAY_MS
  expect(await left()).toEqual([
    ['member@example.org', false],
    ['spam@example.org', false],
  ])
  forms.clock.ahead += 60 * DAY_MS
  expect(await left()).toEqual([['member@example.org', false]])
})
