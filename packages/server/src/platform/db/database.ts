import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
/** What a store's method runs in: the database itself or a transaction of the service. */
export type Executor = Database | Transaction<Tables>

/** Connection settings: a URL, or the socket of the embedded server. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string }

const POOL = {
  // A stalled database must cost a request seconds, not for ever (robustness: slow or stalled database).
  connectionTimeoutMillis: 2000,
  query_timeout: 10_000,
  statement_timeout: 8000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 20_000,
  keepAlive: true,
}

/** A pool that survives a restart of the database: without these handlers Node dies of the lost connection. */
export function createPool(connection: Connection, max: number): pg.Pool {
  const pool = new pg.Pool({ ...connection, ...POOL, max })
  const ignore = (): void => {} // The query in flight is rejected by itself; an idle connection is simply replaced.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

export const createDatabase = (pool: pg.Pool): Database =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })

/** Runs the work in one transaction; deadlocks and serialization failures are tried again. */
export async function inTransaction<T>(
  db: Database,
  work: (trx: Transaction<Tables>) => Promise<T>,
  tries = 3,
): Promise<T> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (tries > 1 && isRetryable(error)) return inTransaction(db, work, tries - 1)
    throw error
  }
}

const isRetryable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01')

/** The name of the violated constraint or index, for the service whose rule it guards. */
export const violatedConstraint = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && error.code?.startsWith('23') ? error.constraint : undefined
