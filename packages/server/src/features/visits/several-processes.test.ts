import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { A_PHONE } from '../../testing/visits/a-phone.ts'
import { anApp } from '../../testing/an-app.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'

let processes: TestApp[]
beforeAll(async () => {
  const first = await startTestApp({ visits: { everyMs: 1 } })
  processes = [first, await startTestApp({ database: first.database, visits: { everyMs: 1 } })]
})
afterAll(async () => {
  for (const content of processes.toReversed()) await content.stop()
})

const [first, second] = [() => processes[0] as TestApp, () => processes[1] as TestApp] // both are started above

const send = (content: TestApp, report: object, address: string) =>
  content.server.inject({
    method: 'POST',
    url: '/api/visits/record',
    headers: { 'content-type': 'application/json', 'user-agent': A_PHONE },
    payload: JSON.stringify(report),
    remoteAddress: address,
  })

it('count the same visits and events once, however often and wherever they are reported', async () => {
  const { page } = await anApp(await first().anAccount(200), 'shared')
  const visits = Array.from({ length: 60 }, (_, index) => ({
    visitId: randomUUID(),
    fullPagePath: 'shared',
    tagId: page.tagId,
    guest: randomUUID(),
    address: `198.18.7.${index}`,
  }))
  const events = [
    { id: 0, type: 'SLIDE', itemId: 'one' },
    { id: 1, type: 'TAP', itemId: 'one', widgetId: 'w' },
    { id: 2, type: 'DWELL', itemId: 'one', value: 3000 },
  ]
  const reports = visits.flatMap(({ address, ...visit }) =>
    [events.slice(0, 2), events.slice(1), events].flatMap((some) =>
      processes.map((content) => () => send(content, { ...visit, events: some }, address)),
    ),
  )
  const answers = await Promise.all(reports.toSorted(() => Math.random() - 0.5).map((report) => report()))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const { rows } = await sql<{ kind: number; total: string; of_slots: string }>`
    select kind, sum(total) as total, sum((select sum(n) from unnest(slots) as n)) as of_slots
    from visit_sums where subject_id = ${page.experienceId} and kind in (1, 2, 9, 10, 12, 13, 18) group by kind order by kind`.execute(
    first().db,
  )
  expect(rows.map(({ kind, total, of_slots: slots }) => [kind, Number(total), Number(slots)])).toEqual(
    // visits, guests, slides, seconds, taps, visits with a tap
    [
      [1, 60],
      [2, 60],
      [10, 60],
      [12, 180],
      [13, 60],
      [18, 60],
    ].map(([kind, n]) => [kind, n, n]),
  )
  const stored = await second().db.selectFrom('visit_events').select('event_id').execute()
  expect(stored).toHaveLength(180)
})

it('make of one guest who reports to both one guest', async () => {
  const { page } = await anApp(await first().anAccount(200), 'both')
  const guest = randomUUID()
  const answers = await Promise.all(
    [...processes, ...processes].map((content) =>
      send(content, { visitId: randomUUID(), fullPagePath: 'both', guest }, '198.18.8.1'),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  const hits = await first()
    .db.selectFrom('hits')
    .select(['verdict', 'is_first_of_app'])
    .where('experience_id', '=', page.experienceId ?? '')
    .orderBy('verdict', 'desc')
    .execute()
  expect(hits.map(({ verdict, is_first_of_app: isFirst }) => [verdict, isFirst])).toEqual([
    ['HUMAN', true],
    ['DUPLICATE', false],
    ['DUPLICATE', false],
    ['DUPLICATE', false],
  ])
})

it('share the salt of a day: who keeps no word is one guest to both', async () => {
  const { page } = await anApp(await first().anAccount(200), 'salted')
  await Promise.all(
    processes.map((content) => send(content, { visitId: randomUUID(), fullPagePath: 'salted' }, '198.18.9.1')),
  )
  const hits = await first()
    .db.selectFrom('hits')
    .select('guest')
    .where('experience_id', '=', page.experienceId ?? '')
    .execute()
  expect(hits).toHaveLength(2)
  expect(new Set(hits.map(({ guest }) => guest?.toString('hex'))).size).toBe(1)
})
