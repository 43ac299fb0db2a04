import { afterAll, beforeAll, expect, it } from 'vitest'
import { anApp } from '../../../testing/an-app.ts'
import { type TestApp, startTestApp } from '../../../testing/start-test-app.ts'

let content: TestApp
beforeAll(async () => {
  content = await startTestApp()
})
afterAll(() => content.stop())

it('every code goes on leading after a downgrade, however many there are', async () => {
  const account = await content.anAccount(200)
  const { accountId } = account
  const { page } = await anApp(account, 'harbour')
  const ids = Array.from({ length: 14 }, (_, index) => `Over${String(index).padStart(18, '0')}`)
  await content.db
    .insertInto('links')
    .values(ids.map((tag_id) => ({ tag_id, account_id: accountId, experience_id: page.experienceId })))
    .execute()
  await content.db.updateTable('accounts').set({ access_level: 0 }).where('account_id', '=', accountId).execute()
  await content.heard()
  const answers = await Promise.all(ids.map((id) => content.get(`/t/${id}`)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 200))
  for (const { body } of answers) expect(body).toContain('data-path="harbour"')
})
