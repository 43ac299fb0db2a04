import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../context.ts'
import { processesOf } from '../durability/postmaster.ts'
import type { Report, Row } from '../report/report.ts'
import { step } from '../report/step.ts'
import { canReadCpu } from '../server/cpu-clock.ts'
import { aReportingPhone, createVisitors } from '../taplet/visitors.ts'
import { createRepeatedReports } from './repeated-reports.ts'
import { publishForm } from './publish-form.ts'
import { type Answers, repeat, slowest } from './repeat.ts'

const STALL_MS = 20_000
/** Longer than a person fills a form in. */
const BEFORE_MS = 4000
/** Pauses between the requests of each kind. */
const EVERY = { page: 100, code: 100, visit: 200, form: 2000 }
const TICKETS = 2 + (BEFORE_MS + STALL_MS) / EVERY.form
/** Nobody waits longer for a page that lies in memory, whatever the database does. */
const PAGE_LIMIT_MS = 1000

/**
 * Stops all processes of PostgreSQL (SIGSTOP) for twenty seconds under pages, codes, forms and visits; then counts what
 * is stored of each.
 */
export async function benchStall(context: Context): Promise<Report> {
  if (!canReadCpu()) return { rows: [], notes: ['Only Linux tells which processes are of the database.'] }
  const { taplet, session, story } = await context.fixture()
  const form = await publishForm(session)
  // Their forms were touched while all was well.
  const tickets = await Promise.all(
    Array.from({ length: TICKETS }, async () => (await session.api.forms.ticket()).ticket),
  )
  await sleep(BEFORE_MS)
  const visitors = createVisitors(story)
  const visits = createRepeatedReports(`${taplet.origin}/api/visits/record`, () => ({
    body: visitors.begin(),
    headers: aReportingPhone(),
  }))
  const reviews = createRepeatedReports(`${taplet.origin}/api/forms/reviews`, () => ({
    body: JSON.stringify({ ...form.place, ticket: tickets.pop(), submissionId: randomUUID(), stars: 5 }),
    headers: aReportingPhone(),
  }))
  const counted = async (): Promise<number> =>
    (await session.api.analytics.visits({ timezone: 'UTC' })).totalVisitsById[story.experienceId] ?? 0
  const read = (url: string) => async (): Promise<number> => (await fetch(`${taplet.origin}${url}`)).status
  const [page, code] = [read(`/${story.fullPagePath}`), read(`/t/${story.tagId}`)]
  await Promise.all([page(), code()])
  const before = await counted()

  const ended = new AbortController()
  const during: Record<keyof typeof EVERY, Answers> = { page: [], code: [], visit: [], form: [] }
  const running = [
    repeat(page, EVERY.page, ended.signal, during.page),
    repeat(code, EVERY.code, ended.signal, during.code),
    repeat(visits.begin, EVERY.visit, ended.signal, during.visit),
    repeat(reviews.begin, EVERY.form, ended.signal, during.form),
  ]
  await step('all of it in quiet', 30, () => sleep(BEFORE_MS))
  const pids = processesOf(taplet.database)
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  const stoppedAt = performance.now()
  try {
    await step('the database is stopped', 60, () => sleep(STALL_MS))
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }
  const goesOnAt = performance.now()
  const backAfterMs = await step('until a list is answered again', 60, async () => {
    while (!(await session.api.links.fetchAll().then(Boolean, () => false))) await sleep(50)
    return performance.now() - goesOnAt
  })
  ended.abort()
  await Promise.all(running)
  await step('browsers tell again what was not acknowledged', 60, visits.sendRest)
  await step('forms are sent again', 120, reviews.sendRest)
  await sleep(BEFORE_MS)
  // Those that are taken for spam are stored as well.
  const { reviews: byState } = await session.api.inbox.counts({ experienceId: form.experienceId })
  const stored = {
    visits: (await counted()) - before,
    reviews: Object.values(byState).reduce((sum, count) => sum + count, 0),
  }

  const inStall = (kind: keyof typeof EVERY): Answers =>
    during[kind].filter(({ begunAt }) => begunAt > stoppedAt && begunAt < goesOnAt)
  return {
    rows: [
      pageRow('pages in memory', inStall('page')),
      pageRow('pages by their code', inStall('code')),
      toRow('visits: begun, stored once each', visits.begun(), stored.visits),
      toRow('forms: sent, stored once each', reviews.begun(), stored.reviews),
    ],
    notes: [
      `${pids.length} processes of PostgreSQL stopped for ${STALL_MS / 1000} s. A page every ${EVERY.page} ms, its code as often, a visit that begins every ${EVERY.visit} ms, a review every ${EVERY.form / 1000} s.`,
      `Meanwhile visits were answered ${statuses(inStall('visit'))} (slowest ${slowest(inStall('visit')).toFixed(0)} ms), forms ${statuses(inStall('form'))} (slowest ${slowest(inStall('form')).toFixed(0)} ms).`,
      `A list of the dashboard was answered ${backAfterMs.toFixed(0)} ms after the database went on.`,
    ],
  }
}

function toRow(measure: string, sent: number, stored: number): Row {
  return { id: '14.3', measure, target: 'all', measured: `${sent}, ${stored}`, peer: '', isMet: sent === stored }
}

function pageRow(measure: string, answers: Answers): Row {
  const good = answers.filter(({ status }) => status === 200).length
  return {
    id: '14.3',
    measure: `${measure}, shown while the database is stopped; slowest`,
    target: `all; ≤ ${PAGE_LIMIT_MS} ms`,
    measured: `${good} of ${answers.length}; ${slowest(answers).toFixed(0)} ms`,
    peer: '',
    isMet: good === answers.length && answers.length > 0 && slowest(answers) <= PAGE_LIMIT_MS,
  }
}

function statuses(answers: Answers): string {
  const counts = Map.groupBy(answers, ({ status }) => status)
  return [...counts].map(([status, { length }]) => `${length} × ${status}`).join(', ')
}
