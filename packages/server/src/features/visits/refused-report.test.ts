import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { A_PHONE } from '../../testing/visits/a-phone.ts'
import { anApp } from '../../testing/an-app.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'

let content: TestApp
let mine: TestAccount
beforeAll(async () => {
  content = await startTestApp({ visits: { everyMs: 20 } })
  mine = await content.anAccount(200)
})
afterAll(() => content.stop())

it('the grouped writer loses no other visit when the database refuses one that nobody thought of', async () => {
  const { page } = await anApp(mine, 'refusing')
  // Simulates data that passes all validation.
  await sql`alter table hits add constraint unforeseen check (referrer <> 'unforeseen.example')`.execute(content.db)
  const send = (referrer: string) =>
    content.server.inject({
      method: 'POST',
      url: '/api/visits/record',
      headers: { 'content-type': 'application/json', 'user-agent': A_PHONE },
      payload: JSON.stringify({ visitId: randomUUID(), guest: randomUUID(), fullPagePath: 'refusing', referrer }),
    })
  const sites = Array.from({ length: 40 }, (_, nth) => `https://${nth % 10 === 7 ? 'unforeseen' : 'fine'}.example/`)
  const answers = await Promise.all(sites.map(send))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(
    sites.map((site) => (site.includes('unforeseen') ? 400 : 200)),
  )
  const sums = content.db.selectFrom('visit_sums').select('total').where('kind', '=', 1)
  expect(await sums.where('subject_id', '=', page.experienceId).execute()).toEqual([{ total: 36 }])
})
