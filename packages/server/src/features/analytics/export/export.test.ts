import { reportTable } from '@taplet/contract/schemas'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anApp } from '../../../testing/an-app.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'
import { storeVisits } from '../../../testing/visits/store-visits.ts'

let app: TestApp
let account: TestAccount
let experienceId: string
beforeAll(async () => {
  app = await startTestApp()
  account = await app.anAccount(200)
  const { page, itemId } = await anApp(account, 'exported')
  await app.db
    .updateTable('links')
    .set({ name: '=HYPERLINK("https://evil.example")' })
    .where('tag_id', '=', page.tagId)
    .execute()
  const at = new Date('2026-11-10T10:07:00Z')
  const slide = { eventId: 0, type: 'SLIDE' as const, itemId, widgetId: null, value: null, at }
  const { tagId } = page
  experienceId = page.experienceId
  await storeVisits(
    app.db,
    { experienceId, tagId, at, country: 'AT', utm: { source: '+cmd', medium: 'e,mail' }, events: [slide] },
    { experienceId, at, verdict: 'PREVIEW', reason: 'WhatsApp', signs: ['PAGE'] },
    { experienceId, at, source: 'SITE', referrer: '@news.example' },
  )
})
afterAll(() => app.stop())

async function read(table: string): Promise<string[][]> {
  const query = new URLSearchParams({ kind: 'APP', id: experienceId, from: '2026-11-10', to: '2026-11-11', table })
  const response = await app.get(`/api/analytics/report.csv?${query}&timezone=Europe/Vienna`, {
    headers: account.headers,
  })
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${table}-2026-11-10-2026-11-11.csv"`,
  })
  return parse(response.body, { bom: true })
}

it('the exported report writes every table of a report', async () => {
  for (const table of reportTable.options) {
    const [headings, ...rows] = await read(table)
    expect(rows.length, table).toBeGreaterThan(0)
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([headings?.length]))
  }
  expect(await read('countries')).toEqual([
    ['Country', 'Code', 'Visits'],
    ['Unknown', '', '1'],
    ['Austria', 'AT', '1'],
  ])
  expect((await read('trend'))[12]).toEqual(['2026-11-10 11:00', '2', '0', '0'])
  expect((await read('hours'))[12]?.slice(0, 3)).toEqual(['11:00', '0', '2'])
  expect((await read('notCounted'))[1]).toEqual(['Preview of a message or post', 'WhatsApp', '1'])
  expect((await read('funnel'))[1]?.slice(0, 3)).toEqual(['Slide', 'yes', '1'])
})

it('the exported report writes nothing that a spreadsheet would run', async () => {
  expect((await read('links'))[1]?.[0]).toBe(`'=HYPERLINK("https://evil.example")`)
  expect((await read('referrers'))[1]?.[0]).toBe("'@news.example")
  expect((await read('campaigns'))[1]?.[0]).toBe("'+cmd / e,mail / ")
})

it('the exported report knows no other tables', async () => {
  const url = '/api/analytics/report.csv?kind=APP&id=a&from=2026-11-10&to=2026-11-11&table=accounts'
  expect((await app.get(url, { headers: account.headers })).statusCode).toBe(400)
})
