import { join } from 'node:path'
import { median } from '../report/median.ts'
import { step } from '../report/step.ts'
import type { Taplet } from '../taplet/start-taplet.ts'
import { between, readProcess, readProcessesIn } from './cpu-clock.ts'
import { sendRequests, type Target } from './send-requests.ts'
import type { RawServer } from './start-raw-server.ts'

const ROUNDS = 5
const PER_ROUND = 2000

export interface Cost {
  /** Times the CPU of a raw 302 in the same round, of the median round. */
  ratio: number
  micros: number
  databaseMicros: number
  /** CPU of the database, as a multiple of the same raw 302. */
  databaseRatio: number
}

/**
 * Measures CPU per request of each target, as a ratio to the yardstick; the targets take turns, so that noise hits all
 * alike.
 */
export async function costPerRequest<Name extends string>(
  targets: Readonly<Record<Name, Target>>,
  taplet: Taplet,
  raw: RawServer,
): Promise<{ costs: Record<Name, Cost>; rawMicros: number }> {
  const rawTarget: Target = { url: `${raw.origin}/`, status: 302 }
  const cluster = join(taplet.database, '18')
  const names = Object.keys(targets) as Name[] // keys of the record above
  const rounds: { raw: number; costs: Record<Name, { own: number; database: number }> }[] = []
  await step('warm up', 120, async () => {
    await sendRequests(rawTarget, PER_ROUND)
    for (const name of names) await sendRequests(targets[name], PER_ROUND)
  })
  const measureAll = async () => {
    const rawMicros = await measure(rawTarget, () => readProcess(raw.pid))
    const entries: [Name, { own: number; database: number }][] = []
    for (const name of names) {
      const database = readProcessesIn(cluster)
      const own = await measure(targets[name], () => readProcess(taplet.pid))
      entries.push([name, { own, database: between(database, readProcessesIn(cluster)) / PER_ROUND }])
    }
    // The type of Object.fromEntries loses the names.
    rounds.push({ raw: rawMicros, costs: Object.fromEntries(entries) as Record<Name, (typeof entries)[0][1]> })
  }
  for (let round = 0; round < ROUNDS; round++)
    await step(`${names.length + 1} × ${PER_ROUND} requests, round ${round + 1} of ${ROUNDS}`, 120, measureAll)
  const costOf = (name: Name): Cost => ({
    ratio: median(rounds.map((round) => round.costs[name].own / round.raw)),
    micros: median(rounds.map((round) => round.costs[name].own)),
    databaseMicros: median(rounds.map((round) => round.costs[name].database)),
    databaseRatio: median(rounds.map((round) => round.costs[name].database / round.raw)),
  })
  return {
    costs: Object.fromEntries(names.map((name) => [name, costOf(name)])) as Record<Name, Cost>,
    rawMicros: median(rounds.map((round) => round.raw)),
  }
}

async function measure(target: Target, read: () => ReturnType<typeof readProcess>): Promise<number> {
  const before = read()
  await sendRequests(target, PER_ROUND)
  return between(before, read()) / PER_ROUND
}
