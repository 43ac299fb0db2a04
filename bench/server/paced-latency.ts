import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { median } from '../report/median.ts'
import { step } from '../report/step.ts'
import { send, type Target } from './send-requests.ts'

const RATE = 2000 // a second
const SECONDS = 2
const ROUNDS = 5
const TICK_MS = 1

export interface Latency {
  p50: number
  p99: number
}

/**
 * Measures milliseconds from when a request was due to its answer, at a steady rate; the targets take turns. Returns
 * medians of the rounds.
 */
export async function pacedLatency<Name extends string>(
  targets: Readonly<Record<Name, Target>>,
): Promise<Record<Name, Latency>> {
  const names = Object.keys(targets) as Name[] // keys of the record above
  const rounds = new Map<Name, Latency[]>(names.map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++)
    await step(`${RATE} requests a second, round ${round + 1} of ${ROUNDS}`, 120, async () => {
      for (const name of names) rounds.get(name)?.push(quantiles(await paced(targets[name])))
    })
  const entries = names.map((name): [Name, Latency] => {
    const own = rounds.get(name) ?? []
    return [name, { p50: median(own.map(({ p50 }) => p50)), p99: median(own.map(({ p99 }) => p99)) }]
  })
  // The type of Object.fromEntries loses the names.
  return Object.fromEntries(entries) as Record<Name, Latency>
}

/**
 * Sends requests when they are due, whether or not earlier ones were answered: a slow server does not slow its visitors
 * down.
 */
async function paced(target: Target): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const taken: number[] = []
  const pending: Promise<void>[] = []
  const begin = performance.now()
  const total = RATE * SECONDS
  while (pending.length < total) {
    const due = Math.min(total, ((performance.now() - begin) / 1000) * RATE)
    while (pending.length < due) {
      const dueAt = begin + (pending.length / RATE) * 1000
      pending.push(send(target, agent).then(() => void taken.push(performance.now() - dueAt)))
    }
    await sleep(TICK_MS)
  }
  await Promise.all(pending)
  agent.destroy()
  return taken.slice(RATE / 4) // the first connections are made in that time
}

function quantiles(taken: number[]): Latency {
  const sorted = taken.toSorted((one, other) => one - other)
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}
