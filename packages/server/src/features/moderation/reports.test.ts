import { DAY_MS, HOUR_MS } from '@taplet/base/time'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { anApp } from '../../testing/an-app.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'
import { createModerationCommands } from './moderation-commands.ts'
import { createReportRetention } from './reports/retention.ts'
import { createReportLimits } from './reports/report-limits.ts'

type Take = ReturnType<typeof createReportLimits>

let content: TestApp
let mine: TestAccount
beforeAll(async () => {
  content = await startTestApp()
  mine = await content.anAccount(200)
  await anApp(mine, 'reported', { pageName: '<b>Evil</b>' })
})
afterAll(() => content.stop())
beforeEach(() => content.db.deleteFrom('abuse_reports').execute())

let guests = 0
const send = (fields: Record<string, string>, from = `198.51.100.${++guests}`, path = 'reported') =>
  content.server.inject({
    method: 'POST',
    url: `/report/${path}`,
    remoteAddress: from,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const stored = () => content.db.selectFrom('abuse_reports').selectAll().execute()

it('the page of abuse reports takes a report without a script, keeps no network address, and thanks', async () => {
  const form = await content.get('/report/reported')
  expect(form.statusCode).toBe(200)
  expect(form.headers).toMatchObject({ 'cache-control': 'no-store, private', 'x-robots-tag': 'noindex, nofollow' })
  expect(form.body).toMatch(/<form [^>]*action="\/report\/reported" method="post">/)
  expect(form.body).not.toContain('<b>Evil')
  const answer = await send({ reason: 'SCAM', message: 'It asks for cards.\r\nBeware', email: 'ada@example.com' })
  expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/report/reported/sent'])
  expect((await content.get('/report/reported/sent')).body).toContain('Thank you for telling us')
  const [report] = await stored()
  expect(report).toMatchObject({
    path: 'reported',
    reason: 'SCAM',
    message: 'It asks for cards.\nBeware',
    email: 'ada@example.com',
  })
  expect(JSON.stringify(report)).not.toContain('198.51')
})

it('the page of abuse reports asks again for what cannot be taken, with what was typed still there', async () => {
  const bad = await send({ reason: 'ADULT', message: 'Look "here"', email: 'not an address' })
  expect(bad.statusCode).toBe(400)
  expect(bad.body).toContain('role="alert"')
  expect(bad.body).toContain('Look &quot;here&quot;')
  expect(bad.body).toContain('<option value="ADULT" selected="">')
  for (const fields of [
    {},
    { reason: 'OBJECTION' },
    { reason: 'toString' },
    { reason: 'SPAM', message: 'x'.repeat(2001) },
  ])
    expect((await send(fields as Record<string, string>)).statusCode).toBe(400)
  expect(await stored()).toEqual([])
})

it('the page of abuse reports counts the same report of the same guest once, and throws away what bots fill in', async () => {
  for (let time = 0; time < 3; time++) await send({ reason: 'SPAM' }, '192.0.2.7')
  await send({ reason: 'SPAM', website: 'https://buy.example' })
  expect(await stored()).toHaveLength(1)
})

it('the page of abuse reports slows down who sends many, and tells how long', async () => {
  for (let time = 0; time < 10; time++) expect((await send({ reason: 'SPAM' }, '192.0.2.8')).statusCode).toBe(303)
  const late = await send({ reason: 'SPAM' }, '192.0.2.8')
  expect(late.statusCode).toBe(429)
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
})

it('[14.15] abuse reports of one address are counted by all processes together, anew each hour', async () => {
  let now = 0
  const [take, takeThere] = [1, 2].map(() => createReportLimits(content.db, () => now)) as [Take, Take]
  for (let time = 0; time < 5; time++) for (const one of [take, takeThere]) expect(await one('a')).toBe(0)
  expect([(await takeThere('a')) > 0, await take('b')]).toEqual([true, 0])
  now = HOUR_MS
  expect(await take('a')).toBe(0)
})

it('the page of abuse reports knows no form for an address where nothing lives', async () => {
  expect((await content.get('/report/nobody')).statusCode).toBe(404)
  expect((await send({ reason: 'SPAM' }, undefined, 'nobody')).statusCode).toBe(404)
})

it('the page of abuse reports lets the maker of what was taken down object, with an address to answer to', async () => {
  const admin = createModerationCommands(content.db)
  await anApp(mine, 'objecting')
  await admin.takeDown('/objecting', 'It tricks people')
  expect((await content.get('/report/objecting')).body).toContain('taken down by mistake?')
  expect((await send({ message: 'We sell tea.' }, undefined, 'objecting')).statusCode).toBe(400)
  expect((await send({ message: 'We sell tea.', email: 'rosa@lark.example' }, undefined, 'objecting')).statusCode).toBe(
    303,
  )
  expect(await admin.listReports()).toMatchObject([
    { reason: 'OBJECTION', email: 'rosa@lark.example', path: 'objecting' },
  ])
  await admin.restore('/objecting')
  expect(await admin.listReports()).toEqual([])
})

it('the page of abuse reports deletes what was settled half a year ago', async () => {
  await send({ reason: 'SPAM', email: 'ada@example.com' })
  const settledAt = new Date('2031-05-01T12:00:00Z')
  await createModerationCommands(content.db, () => settledAt).dismiss('/reported')
  const sweepAt = (days: number) => createReportRetention(content.db, () => new Date(+settledAt + days * DAY_MS))()
  await sweepAt(179)
  expect(await stored()).toHaveLength(1)
  await sweepAt(181)
  expect(await stored()).toEqual([])
})
