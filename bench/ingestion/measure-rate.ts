import { between, readProcess, readProcessesIn } from '../server/cpu-clock.ts'
import { sendRequests, type Target } from '../server/send-requests.ts'

export interface Rate {
  /** Events a second, as answered. */
  perSecond: number
  /** CPU of the server for each event, µs. */
  micros: number
  /** CPU of PostgreSQL for each event, µs. */
  databaseMicros: number
}

interface Load {
  target: Target
  requests: number
  /** Events that each report carries. */
  events: number
  connections: number
}

/** Sends this load and returns its cost. */
export async function measureRate(load: Load, pid: number, cluster: string): Promise<Rate> {
  const [own, database, begunAt] = [readProcess(pid), readProcessesIn(cluster), performance.now()]
  await sendRequests(load.target, load.requests, load.connections)
  const seconds = (performance.now() - begunAt) / 1000
  const count = load.requests * load.events
  return {
    perSecond: count / seconds,
    micros: between(own, readProcess(pid)) / count,
    databaseMicros: between(database, readProcessesIn(cluster)) / count,
  }
}
