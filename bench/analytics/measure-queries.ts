import type { EmbeddedConnections } from '@taplet/server/testing'
import { median } from '../report/median.ts'
import { between, canReadCpu, readProcess, readProcessesIn } from '../server/cpu-clock.ts'

export interface Timing {
  /** Median wall-clock time of the runs. */
  ms: number
  /** CPU of server and database for each run, ms; NaN where this machine does not report it. */
  cpuMs: number
}

interface Measured {
  pid: number
  /** Folder of the database's cluster. */
  cluster: string
}

/**
 * Measures this work after as many unmeasured runs: without them the first query measured would pay for compilation and
 * look slower than the later ones.
 */
export async function timeOf(work: () => Promise<unknown>, runs: number, { pid, cluster }: Measured): Promise<Timing> {
  for (let run = 0; run < runs; run++) await work()
  const cpu = () => ({ own: readProcess(pid), database: readProcessesIn(cluster) })
  const before = canReadCpu() ? cpu() : undefined
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const begunAt = performance.now()
    await work()
    times.push(performance.now() - begunAt)
  }
  const after = before && cpu()
  const micros =
    before && after ? between(before.own, after.own) + between(before.database, after.database) : Number.NaN
  return { ms: median(times), cpuMs: micros / runs / 1000 }
}

/** Bytes of raw rows and of sums, indexes and side tables included. */
export interface Sizes {
  hits: number
  events: number
  sums: number
}

export async function sizesOf(database: EmbeddedConnections): Promise<Sizes> {
  const partitions = (table: string) => `(
    select sum(pg_total_relation_size(inhrelid)) from pg_inherits where inhparent = '${table}'::regclass)`
  const [row] = await database.query(`
    select ${partitions('hits')} as hits, ${partitions('visit_events')} as events,
      pg_total_relation_size('visit_sums') + pg_total_relation_size('packed_visit_sums') as sums`)
  return { hits: Number(row?.['hits']), events: Number(row?.['events']), sums: Number(row?.['sums']) }
}
