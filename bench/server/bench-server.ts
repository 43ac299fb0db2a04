import { randomInt, randomUUID } from 'node:crypto'
import type { Context, Fixture } from '../context.ts'
import type { Report, Row } from '../report/report.ts'
import { type Cost, costPerRequest } from './cost-per-request.ts'
import { canReadCpu } from './cpu-clock.ts'
import { missCost } from './miss-cost.ts'
import { renderCost } from './render-cost.ts'
import type { Target } from './send-requests.ts'
import { startRawServer } from './start-raw-server.ts'

const CACHED_PAGE = 1.5
const VISIT = 3
const VISIT_DATABASE = 25 // µs
const MISS = 600 // µs

/** CPU per request, as ratios to a raw 302 of node:http in the same run. */
export async function benchServer(context: Context): Promise<Report> {
  if (!canReadCpu()) return { rows: [], notes: ['Only Linux tells how much CPU another process used.'] }
  const fixture = await context.fixture()
  const raw = await startRawServer(context.port + 1)
  try {
    const { costs, rawMicros } = await costPerRequest(targetsOf(fixture), fixture.taplet, raw)
    const { experience } = await fixture.session.api.experiences.fetchByPath({ path: fixture.story.fullPagePath })
    const render = await renderCost(experience)
    const rendered = render.renderMicros + render.compressMicros
    const whole = await missCost(fixture)
    return {
      rows: [
        ratioRow('B2', 'cached public page, brotli', costs.page, CACHED_PAGE, ''),
        ratioRow('B2', 'cached public page by its link', costs.link, CACHED_PAGE, 'Kutt 90–140×'),
        {
          ...ratioRow('B3', 'a visitor’s event, stored', costs.visit, VISIT, 'Umami 144–203×'),
          target: `≤ ${VISIT}×; database ≤ ${VISIT_DATABASE} µs`,
          isMet: costs.visit.ratio <= VISIT && costs.visit.databaseMicros <= VISIT_DATABASE,
        },
        ratioRow('', 'fetchAccountData with a session', costs.account, undefined, ''),
        microsRow('rendering and compressing the 7-slide story', rendered, MISS),
        microsRow('first request after a save, all of it', whole, undefined),
      ],
      notes: [
        `A raw 302 takes ${rawMicros.toFixed(1)} µs of CPU here; 5 rounds of 2,000 requests each, taking turns; medians.`,
        `Rendering alone ${render.renderMicros.toFixed(0)} µs, brotli 5 ${render.compressMicros.toFixed(0)} µs.`,
        'CPU of PostgreSQL stands beside that of the server; a cached page with none would ask the database nothing (B4).',
      ],
    }
  } finally {
    raw.stop()
  }
}

function targetsOf({ taplet: { origin }, session, story }: Fixture) {
  const browser = { 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile' }
  const json = { ...browser, 'content-type': 'application/json' }
  return {
    page: { url: `${origin}/${story.fullPagePath}`, headers: browser, status: 200 },
    link: { url: `${origin}/t/${story.tagId}`, headers: browser, status: 200 },
    account: {
      url: `${origin}/api/fetchAccountData`,
      headers: { ...browser, authorization: `Bearer ${session.token}` },
      status: 200,
    },
    visit: {
      url: `${origin}/api/visits/record`,
      method: 'POST',
      // Visitors come from many addresses; one alone is held to 120 visits a minute.
      headers: () => ({ ...json, 'x-forwarded-for': aVisitor() }),
      body: () => JSON.stringify({ visitId: randomUUID(), fullPagePath: story.fullPagePath, furthestSlide: 2 }),
      status: 200,
    },
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

const microsRow = (measure: string, micros: number, limit: number | undefined): Row => ({
  id: 'B9',
  measure,
  target: limit === undefined ? '' : `≤ ${limit / 1000} ms of CPU`,
  measured: `${(micros / 1000).toFixed(2)} ms`,
  peer: '',
  isMet: limit === undefined ? undefined : micros <= limit,
})

/** An address out of a range that is kept for measuring (RFC 2544). */
const aVisitor = (): string => `198.18.${randomInt(256)}.${randomInt(256)}`
