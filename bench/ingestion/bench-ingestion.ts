import { join } from 'node:path'
import type { Context } from '../context.ts'
import { median } from '../report/median.ts'
import type { Report, Row } from '../report/report.ts'
import { step } from '../report/step.ts'
import { canReadCpu } from '../server/cpu-clock.ts'
import type { Target } from '../server/send-requests.ts'
import { startRawServer } from '../server/start-raw-server.ts'
import { untilServerRests } from '../server/until-server-rests.ts'
import { makeDataFolder, removeDataFolder } from '../taplet/data-folder.ts'
import { publishSevenSlides } from '../taplet/seven-slides.ts'
import { signIn } from '../taplet/sign-in.ts'
import { startTaplet, stopTaplet } from '../taplet/start-taplet.ts'
import { aReportingPhone, createVisitors, EVENTS_LATER } from '../taplet/visitors.ts'
import { measureRate, type Rate } from './measure-rate.ts'
import { startPerEventServer } from './start-per-event-server.ts'

const ROUNDS = 3
const REQUESTS = 5000
/** Phones that report at the same moment. */
const CONNECTIONS = 256
/** Times the CPU of a raw 302 in the same round: 25 µs where that takes 10. */
const DATABASE_RATIO = 2.5

type Name = 'raw' | 'visits' | 'events' | 'perEvent'

/**
 * Measures events a second and CPU for each, beside a server that inserts each event by itself into the same database.
 */
export async function benchIngestion(context: Context, requests = REQUESTS): Promise<Report> {
  if (!canReadCpu()) return { rows: [], notes: ['Only Linux tells how much CPU another process used.'] }
  const where = { dataDir: makeDataFolder(), port: context.port + 4 }
  const taplet = await step('start the product', 300, () => startTaplet(where))
  const perEvent = await startPerEventServer(where.dataDir)
  const raw = await startRawServer()
  try {
    const session = await signIn(taplet)
    const { pages } = await session.api.experiences.getAll()
    const story = await publishSevenSlides(session, pages[0]?.fullPagePath ?? '')
    const cluster = join(taplet.database, '18')
    const visitors = createVisitors(story)
    const loads: Record<Name, { target: Target; events: number; pid: number }> = {
      raw: { target: { url: `${raw.origin}/`, status: 302 }, events: 1, pid: raw.pid },
      visits: { target: reportTo(taplet.origin, visitors.begin), events: 1, pid: taplet.pid },
      events: { target: reportTo(taplet.origin, visitors.goOn), events: EVENTS_LATER, pid: taplet.pid },
      perEvent: { target: reportTo(perEvent.origin, visitors.begin), events: 1, pid: perEvent.pid },
    }
    // Pictures are converted after the first start, on the same processor.
    await step('wait until the server has made its pictures', 400, () => untilServerRests(taplet.pid))
    const rounds: Record<Name, Rate>[] = []
    const measure = ({ target, events, pid }: (typeof loads)[Name], count: number): Promise<Rate> =>
      measureRate({ target, events, requests: count, connections: CONNECTIONS }, pid, cluster)
    for (let round = 0; round <= ROUNDS; round++)
      await step(`3 × ${requests} reports, round ${round} of ${ROUNDS}`, 240, async () => {
        const measured = {
          raw: await measure(loads.raw, requests),
          visits: await measure(loads.visits, requests),
          events: await measure(loads.events, Math.ceil(requests / EVENTS_LATER)),
          perEvent: await measure(loads.perEvent, requests),
        }
        visitors.reset()
        if (round > 0) rounds.push(measured) // the first one warms up
      })
    return reportOf(rounds, requests)
  } finally {
    perEvent.stop()
    raw.stop()
    await stopTaplet(taplet)
    removeDataFolder(where.dataDir)
  }
}

function reportOf(rounds: readonly Record<Name, Rate>[], requests: number): Report {
  const of = (name: Name, figure: keyof Rate): number => median(rounds.map((round) => round[name][figure]))
  const ratio = (name: Name): number => median(rounds.map((round) => round[name].databaseMicros / round.raw.micros))
  const costText = (name: Name): string =>
    `${of(name, 'perSecond').toFixed(0)}/s; server ${of(name, 'micros').toFixed(0)} µs, database ${of(name, 'databaseMicros').toFixed(0)} µs`
  const row = (measure: string, name: Name): Row => ({
    id: 'B3',
    measure,
    target: `database ≤ ${DATABASE_RATIO}× raw`,
    measured: `${ratio(name).toFixed(1)}× (${costText(name)})`,
    peer: `an insert for each: ${costText('perEvent')}`,
    isMet: ratio(name) <= DATABASE_RATIO,
  })
  return {
    rows: [
      row('a visit that begins, with its first slide: judged, stored, and counted in two dozen sums', 'visits'),
      row(`an event of a visit, ${EVENTS_LATER} a report: stored and counted`, 'events'),
    ],
    notes: [
      `${ROUNDS} rounds of ${requests} events of each, ${CONNECTIONS} at the same moment, taking turns on one database; medians. Each is answered when it is stored for good. A raw 302 of Node takes ${of('raw', 'micros').toFixed(0)} µs. Reports are those that the viewer's script sends, of visits by the app's link.`,
      `The insert for each event only stores it (one table, one index, no sums, no guests, no robots). Database: ${(of('perEvent', 'databaseMicros') / of('visits', 'databaseMicros')).toFixed(1)}× that of a visit here, ${(of('perEvent', 'databaseMicros') / of('events', 'databaseMicros')).toFixed(1)}× that of an event.`,
      'Reports are answered in groups a few times a second, so events a second are bound by how many phones report at once, not by the processor.',
    ],
  }
}

const reportTo = (origin: string, body: () => string): Target => ({
  url: `${origin}/api/visits/record`,
  method: 'POST',
  headers: aReportingPhone,
  body,
  status: 200,
})
