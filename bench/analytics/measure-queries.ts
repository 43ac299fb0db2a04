import type { EmbeddedConnections } from '@taplet/server/testing'
import { median } from '../report/median.ts'
import { between, canReadCpu, readProcess, readProcessesIn } from '../server/cpu-clock.ts'

export interface Timing {
  /** The median of some runs, on the clock of the wall. */
  ms: number
  /** CPU of server and database for each, ms; NaN where this machine does not tell. */
  cpuMs: number
}

interface Measured {
  pid: number
  /** Folder of the database's cluster. */
  cluster: string
}

/** What it takes to do this, once it has been done before. */
export async function timeOf(work: () => Promise<unknown>, runs: number, { pid, cluster }: Measured): Promise<Timing> {
  await work()
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

/** Bytes of raw rows and of sums, with their indexes. */
export async function sizesOf(database: EmbeddedConnections): Promise<{ raw: number; sums: number }> {
  const [row] = await database.query(`
    select sum(pg_total_relation_size(inhrelid)) as raw, pg_total_relation_size('visit_sums') as sums
    from pg_inherits where inhparent in ('hits'::regclass, 'visit_events'::regclass)`)
  return { raw: Number(row?.['raw']), sums: Number(row?.['sums']) }
}
