import type { Context, Fixture } from '../context.ts'
import type { Report, Row } from '../report/report.ts'
import { step } from '../report/step.ts'
import { type Cost, costPerRequest } from './cost-per-request.ts'
import { canReadCpu } from './cpu-clock.ts'
import { missCost } from './miss-cost.ts'
import { type Latency, pacedLatency } from './paced-latency.ts'
import { renderCost } from './render-cost.ts'
import type { Target } from './send-requests.ts'
import { startRawServer } from './start-raw-server.ts'
import { aPhone, aReportingPhone, createVisitors, EVENTS_LATER } from '../taplet/visitors.ts'

const BY_LINK = 2.5
const CACHED_PAGE = 1.5
const IDLE_DATABASE = 1 // µs a hit: what PostgreSQL does by itself meanwhile
const SLOWEST = { p99: 5, spread: 6 } // ms, and times the median
const VISIT = 3
const VISIT_DATABASE = 2.5 // times raw, for each event: 25 µs where a raw 302 takes 10
const PHONES = 256
const MISS = 60 // times raw: 0.6 ms where a raw 302 takes 10 µs

/** Measures CPU per request, as ratios to a raw 302 of node:http in the same run. */
export async function benchServer(context: Context): Promise<Report> {
  if (!canReadCpu()) return { rows: [], notes: ['Only Linux tells how much CPU another process used.'] }
  const fixture = await context.fixture()
  const raw = await startRawServer()
  try {
    const site = { tagName: 'A website', destinationUrl: 'https://example.com/menu' }
    const { tagData } = await fixture.session.api.links.create(site)
    const targets = targetsOf(fixture, tagData.tagId)
    const { costs, rawMicros } = await costPerRequest(targets, fixture.taplet, raw)
    const latency = await pacedLatency({ page: targets.page, raw: { url: `${raw.origin}/`, status: 302 } })
    const { experience } = await fixture.session.api.experiences.fetchByPath({ path: fixture.story.fullPagePath })
    const render = await step('render the story 1,300 times', 120, () => renderCost(experience))
    const rendered = render.renderMicros + render.compressMicros
    const whole = await missCost(fixture)
    const withItsVisit = together(costs.link, costs.begin)
    return {
      rows: [
        ratioRow('B1', 'public page by its link, no redirect before it', costs.link, BY_LINK, 'Kutt 90–140×'),
        ratioRow('B1', 'the same, and the report by which the page tells its visit', withItsVisit, BY_LINK, ''),
        ratioRow('B1', 'redirect of a link to a website, its visit recorded', costs.redirect, BY_LINK, 'Kutt 90–140×'),
        ratioRow('B2', 'cached public page, brotli', costs.page, CACHED_PAGE, ''),
        ratioRow('B2', 'the same, not modified (304)', costs.unchanged, CACHED_PAGE, ''),
        visitRow('a visit that begins, with its first slide: stored and counted', costs.begin, 1),
        visitRow(`a report of ${EVENTS_LATER} events of a visit: stored and counted`, costs.goOn, EVENTS_LATER),
        {
          id: 'B4',
          measure: 'database, for each cached hit',
          target: `≤ ${IDLE_DATABASE} µs of CPU; 0 statements`,
          measured: `${costs.page.databaseMicros.toFixed(1)} µs`,
          peer: '1–6 statements',
          isMet: costs.page.databaseMicros <= IDLE_DATABASE,
        },
        latencyRow(latency.page, latency.raw),
        ratioRow('', 'fetchAccountData with a session', costs.account, undefined, ''),
        missRow('rendering and compressing the 7-slide story', rendered, rawMicros, MISS),
        missRow('first request after a save, all of it', whole, rawMicros, undefined),
      ],
      notes: [
        `A raw 302 takes ${rawMicros.toFixed(1)} µs of CPU here; 5 rounds of 2,000 requests each, taking turns; medians.`,
        `Rendering alone ${render.renderMicros.toFixed(0)} µs, brotli 5 ${render.compressMicros.toFixed(0)} µs.`,
        `B3: ${PHONES} phones report at the same moment, by the app's link and with what the viewer's script sends; each is answered when its report is stored for good. Database: for each visit that begins, and for each event of the later report, whose first event is a repeat. A page's own request records no person's visit, as its report does (B1).`,
        'Targets in µs were set where a raw 302 takes 10 µs; here they stand as multiples of it.',
        'CPU of PostgreSQL stands beside that of the server. That a cached hit makes no statement, and events at most 40 a second, is a test (statements.test.ts).',
      ],
    }
  } finally {
    raw.stop()
  }
}

function targetsOf({ taplet: { origin }, session, story }: Fixture, siteTagId: string) {
  const { 'x-forwarded-for': _, ...browser } = aPhone()
  const visitors = createVisitors(story)
  const url = `${origin}/api/visits/record`
  const record = { url, method: 'POST' as const, headers: aReportingPhone, connections: PHONES, status: 200 }
  return {
    page: { url: `${origin}/${story.fullPagePath}`, headers: browser, status: 200 },
    link: { url: `${origin}/t/${story.tagId}`, headers: browser, status: 200 },
    unchanged: {
      url: `${origin}/${story.fullPagePath}`,
      headers: { ...browser, 'if-none-match': '*' },
      status: 304,
    },
    account: {
      url: `${origin}/api/fetchAccountData`,
      headers: { ...browser, authorization: `Bearer ${session.token}` },
      status: 200,
    },
    // Each request comes from an address of its own, because one address alone is limited as a flood.
    redirect: { url: `${origin}/t/${siteTagId}`, headers: aPhone, status: 302 },
    begin: { ...record, body: visitors.begin },
    // Continues visits that the target before has begun.
    goOn: { ...record, body: visitors.goOn },
  } satisfies Record<string, Target>
}

function ratioRow(id: string, measure: string, cost: Cost, limit: number | undefined, peer: string): Row {
  const database = `database ${cost.databaseMicros.toFixed(0)} µs`
  return {
    id,
    measure,
    target: limit === undefined ? '' : `≤ ${limit}× raw`,
    measured: `${cost.ratio.toFixed(1)}× raw (${cost.micros.toFixed(0)} µs; ${database})`,
    peer,
    isMet: limit === undefined ? undefined : cost.ratio <= limit,
  }
}

/** Adds the costs of two requests of one visitor. */
const together = (one: Cost, other: Cost): Cost => ({
  ratio: one.ratio + other.ratio,
  micros: one.micros + other.micros,
  databaseMicros: one.databaseMicros + other.databaseMicros,
  databaseRatio: one.databaseRatio + other.databaseRatio,
})

function visitRow(measure: string, cost: Cost, events: number): Row {
  const database = cost.databaseRatio / events
  return {
    ...ratioRow('B3', measure, cost, VISIT, 'Umami 144–203×'),
    target: `≤ ${VISIT}× raw; database ≤ ${VISIT_DATABASE}× an event`,
    measured: `${cost.ratio.toFixed(1)}×; ${database.toFixed(1)}× (${cost.micros.toFixed(0)} µs; database ${(cost.databaseMicros / events).toFixed(0)} µs an event)`,
    isMet: cost.ratio <= VISIT && database <= VISIT_DATABASE,
  }
}

const missRow = (measure: string, micros: number, raw: number, limit: number | undefined): Row => ({
  id: 'B9',
  measure,
  target: limit === undefined ? '' : `≤ ${limit}× raw`,
  measured: `${(micros / raw).toFixed(0)}× raw (${(micros / 1000).toFixed(2)} ms)`,
  peer: '',
  isMet: limit === undefined ? undefined : micros / raw <= limit,
})

function latencyRow(page: Latency, raw: Latency): Row {
  const spread = page.p99 / page.p50
  return {
    id: 'B5',
    measure: 'cached public page at 2,000 a second, p99',
    target: `≤ ${SLOWEST.p99} ms and ≤ ${SLOWEST.spread}× p50`,
    measured: `${page.p99.toFixed(1)} ms, ${spread.toFixed(1)}× p50 (raw 302: ${raw.p99.toFixed(1)} ms, ${(raw.p99 / raw.p50).toFixed(1)}×)`,
    peer: '15–21 ms at 200/s',
    isMet: page.p99 <= SLOWEST.p99 && spread <= SLOWEST.spread,
  }
}
