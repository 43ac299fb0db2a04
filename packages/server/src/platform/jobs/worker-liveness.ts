import type pg from 'pg'

/** Arbitrary but constant; it keeps our worker locks apart from other advisory locks. */
const LOCK_CLASS = 7_261_002
const CHECK_EVERY_MS = 15_000
/** A worker takes its lock shortly after its first job; only jobs held for longer than this are checked. */
const GRACE = '10 seconds'

interface LifelineOptions {
  pool: pg.Pool
  onError: (error: unknown, about: string) => void
}

export interface WorkerLiveness {
  /** Marks a worker of this process as alive. */
  hold: (workerId: string) => void
  /** Frees the jobs of dead workers now, and then at intervals. */
  start: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Frees the jobs of killed processes within seconds; the queue alone would wait four hours. Each living pool of workers
 * holds an advisory lock named after it, on one connection of its process. PostgreSQL drops the lock when that process
 * dies, so "the lock can be had" means "the worker is dead", across machines too.
 */
export function createWorkerLiveness({ pool, onError }: LifelineOptions): WorkerLiveness {
  const held = new Set<string>()
  let client: pg.PoolClient | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const release = (error?: unknown): void => {
    const lost = client
    client = undefined
    lost?.release(error instanceof Error ? error : true)
  }

  /** Opens the connection (again after the database restarted) and takes the locks of all our workers on it. */
  const connect = async (): Promise<pg.PoolClient> => {
    if (client) return client
    const fresh = await pool.connect()
    client = fresh
    fresh.on('error', release)
    for (const workerId of held) await lock(fresh, workerId)
    return fresh
  }

  const check = async (): Promise<void> => {
    try {
      const connection = await connect()
      await freeDeadWorkers(connection)
    } catch (error) {
      release(error)
      onError(error, 'freeing the jobs of dead workers')
    }
  }

  const schedule = (): void => {
    if (isStopped) return
    timer = setTimeout(() => void check().then(schedule), CHECK_EVERY_MS)
    timer.unref()
  }

  return {
    hold(workerId) {
      held.add(workerId)
      if (client) lock(client, workerId).catch(release)
    },
    async start() {
      await check()
      schedule()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      release()
    },
  }
}

const lock = (client: pg.PoolClient, workerId: string): Promise<unknown> =>
  client.query('select pg_advisory_lock($1, hashtext($2))', [LOCK_CLASS, workerId])

async function freeDeadWorkers(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ worker_id: string }>(
    `select distinct locked_by as worker_id from graphile_worker.jobs
     where locked_by is not null and locked_at < now() - interval '${GRACE}'`,
  )
  const dead: string[] = []
  for (const { worker_id: workerId } of rows) if (await isDead(client, workerId)) dead.push(workerId)
  if (dead.length > 0) await client.query('select graphile_worker.force_unlock_workers($1::text[])', [dead])
}

/** Our own connection could take its own locks again, so it first looks up whether the lock is held. */
async function isDead(client: pg.PoolClient, workerId: string): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_locks where locktype = 'advisory' and classid = $1::int::oid and objid = (hashtext($2)::bigint & 4294967295)::oid
     and database = (select oid from pg_database where datname = current_database()) and granted`,
    [LOCK_CLASS, workerId],
  )
  return rows.length === 0
}
