import { createClient } from '@taplet/contract'
import { connectEmbedded, type EmbeddedConnections } from '@taplet/server/testing'
import { join } from 'node:path'
import type { Context } from '../context.ts'
import type { Report, Row } from '../report/report.ts'
import { sizeText } from '../report/size-text.ts'
import { step } from '../report/step.ts'
import { makeDataFolder, removeDataFolder } from '../taplet/data-folder.ts'
import { signIn } from '../taplet/sign-in.ts'
import { startTaplet, stopTaplet, type Taplet } from '../taplet/start-taplet.ts'
import { checkSums } from './check-sums.ts'
import { fillVisits, type Ground, MAX_WITH_EVENTS } from './fill-visits.ts'
import { type Sizes, sizesOf, type Timing, timeOf } from './measure-queries.ts'

const SIZES = [100_000, 1_000_000, 10_000_000]
const MOST = 1_000_000
const APPS = 5
const TIMEZONE = 'Australia/Adelaide' // half an hour beside whole ones, and daylight saving
const [RUNS, RAW_RUNS] = [15, 3]
const LIMIT = { ms: 10, growth: 2, share: 1 / 20 }
const DAY_MS = 24 * 60 * 60_000

interface Measured {
  visits: number
  counts: Timing
  report: Timing
  rawCounts: Timing
  rawChart: Timing
  sizes: Sizes
}

/**
 * Measures B6 and B7: the cost of analytics with a hundred thousand, a million and ten million visits, beside counting
 * raw rows.
 */
export async function benchAnalytics(context: Context, most = MOST): Promise<Report> {
  const where = { dataDir: makeDataFolder(), port: context.port + 5 }
  const taplet = await step('start the product', 300, () => startTaplet(where))
  const database = await connectEmbedded(where.dataDir)
  try {
    const { ground, client } = await openGround(taplet)
    const measured: Measured[] = []
    for (const visits of SIZES.filter((size) => size <= Math.max(most, SIZES[0] ?? 0))) {
      await step(`make ${visits} visits`, 3600, () => fillVisits(visits, ground, database))
      if (measured.length === 0)
        await step('make the sums of a day anew', 60, () => checkSums(dayBefore(ground, 100), where.dataDir, database))
      measured.push(
        await step(`ask for figures of ${visits} visits`, 600, () => ask(visits, { ground, client, database, taplet })),
      )
    }
    return { rows: [...measured.flatMap(rowsOf), ...sizeRows(measured), ...growthRows(measured)], notes: NOTES }
  } finally {
    await database.close()
    await stopTaplet(taplet)
    removeDataFolder(where.dataDir)
  }
}

async function openGround(taplet: Taplet) {
  const { api, token } = await signIn(taplet)
  const { pages } = await api.experiences.getAll()
  const apps = pages.slice(0, APPS).map(({ experienceId, tagId, experienceItems }) => ({
    experienceId,
    tagId,
    slides: experienceItems.slice(0, 3),
  }))
  const client = createClient({
    origin: taplet.origin,
    headers: () => ({ authorization: `Bearer ${token}` }),
  })
  const ground: Ground = { apps, now: new Date() }
  return { ground, client }
}

const dayBefore = ({ now }: Ground, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)

interface Stage extends Awaited<ReturnType<typeof openGround>> {
  database: EmbeddedConnections
  taplet: Taplet
}

async function ask(visits: number, { ground, client, database, taplet }: Stage): Promise<Measured> {
  const watched = { pid: taplet.pid, cluster: join(taplet.database, '18') }
  const [app] = ground.apps
  const days = { from: dayBefore(ground, 29), to: dayBefore(ground, 0) }
  const query = { kind: 'APP' as const, id: app?.experienceId ?? '', ...days, timezone: TIMEZONE }
  const ids = ground.apps.map(({ experienceId }) => experienceId)
  return {
    visits,
    counts: await timeOf(() => client.analytics.visits({ timezone: TIMEZONE }), RUNS, watched),
    report: await timeOf(() => client.analytics.report(query), RUNS, watched),
    rawCounts: await timeOf(() => database.query(RAW_COUNTS, [ids, TIMEZONE]), RAW_RUNS, watched),
    rawChart: await timeOf(() => database.query(RAW_CHART, [app?.experienceId, TIMEZONE]), RAW_RUNS, watched),
    sizes: await sizesOf(database),
  }
}

/** The query of a product that counts raw rows. */
const RAW_COUNTS = `
select experience_id, count(*), count(*) filter (where at >= date_trunc('day', now(), $2)),
  count(*) filter (where at >= date_trunc('week', now(), $2)), count(*) filter (where at >= date_trunc('month', now(), $2))
from hits where experience_id = any($1) and verdict = 'HUMAN' group by 1`
const RAW_CHART = `
select date_trunc('day', at, $2), source, country, device, count(*), count(distinct guest) from hits
where experience_id = $1 and verdict = 'HUMAN' and at >= date_trunc('day', now(), $2) - interval '29 days' group by 1, 2, 3, 4`

const timeText = ({ ms, cpuMs }: Timing): string => `${ms.toFixed(1)} ms (CPU ${cpuMs.toFixed(1)} ms)`
const powerText = (count: number): string => `10^${Math.round(Math.log10(count))}`

function rowsOf({ visits, counts, report, rawCounts, rawChart }: Measured): Row[] {
  const size = powerText(visits)
  const timed = (measure: string, own: Timing, raw: Timing): Row => ({
    id: 'B6',
    measure: `${measure}, ${size} visits`,
    target: `≤ ${LIMIT.ms} ms`,
    measured: timeText(own),
    peer: `raw rows: ${timeText(raw)}`,
    isMet: own.ms <= LIMIT.ms,
  })
  return [timed(`counters of ${APPS} apps`, counts, rawCounts), timed('report of 30 days', report, rawChart)]
}

/** Returns a row for each size. Where events are not stored, their size is taken from runs with fewer visits. */
function sizeRows(measured: readonly Measured[]): Row[] {
  const known = measured.findLast(({ visits }) => visits <= MAX_WITH_EVENTS)
  return measured.map(({ visits, sizes: { hits, events, sums } }) => {
    const isStored = visits <= MAX_WITH_EVENTS || !known
    const raw = hits + (isStored ? events : (known.sizes.events / known.visits) * visits)
    return {
      id: 'B7',
      measure: `sums beside raw rows, ${powerText(visits)} visits in a year`,
      target: '≤ 1/20',
      measured: `1/${(raw / sums).toFixed(1)} (${sizeText(sums)} of ${isStored ? '' : 'about '}${sizeText(raw)})`,
      peer: '',
      isMet: sums / raw <= LIMIT.share,
    }
  })
}

function growthRows(measured: readonly Measured[]): Row[] {
  const [first, last] = [measured[0], measured.at(-1)]
  if (!first || !last || first === last) return []
  const grown = (of: (one: Measured) => Timing): number => of(last).ms / of(first).ms
  const row = (measure: string, growth: number, raw: number): Row => ({
    id: 'B6',
    measure: `${measure}: t(${powerText(last.visits)}) ÷ t(${powerText(first.visits)})`,
    target: `≤ ${LIMIT.growth}`,
    measured: growth.toFixed(1),
    peer: `raw rows: ${raw.toFixed(1)}`,
    isMet: growth <= LIMIT.growth,
  })
  return [
    row(
      'counters',
      grown(({ counts }) => counts),
      grown(({ rawCounts }) => rawCounts),
    ),
    row(
      'report of 30 days',
      grown(({ report }) => report),
      grown(({ rawChart }) => rawChart),
    ),
  ]
}

const NOTES = [
  `Visits of a year to ${APPS} apps, in the zone ${TIMEZONE}; medians of ${RUNS} answers over HTTP after as many before (raw rows: of ${RAW_RUNS}, by SQL alone, which answers only a part of the report).`,
  `Seven events for each visit. With more than ${MAX_WITH_EVENTS} visits only their sums are stored.`,
  'Sums were packed as the product does; those of one day were made anew by the product and were the same.',
]
