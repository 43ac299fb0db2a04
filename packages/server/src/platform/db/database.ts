import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables/tables.ts'

export type Database = Kysely<Tables>
/** What a store's method runs in: the database itself or a transaction opened by the service. */
export type Executor = Database | Transaction<Tables>

/** Connection settings: a URL, or the socket of the embedded server. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string }

const POOL = {
  // A stalled database must cost a request seconds, not block it for ever (robustness: slow or stalled database).
  connectionTimeoutMillis: 2000,
  query_timeout: 10_000,
  statement_timeout: 8000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 20_000,
  keepAlive: true,
  // Opening one costs a login; a busy moment after a quiet one must not begin with twenty of them.
  min: 4,
}

export type PoolPatience = Partial<typeof POOL>

/**
 * Creates a pool that survives a restart of the database: without these handlers Node exits when a connection is lost.
 * `patience` is for tests, which must not fail on a busy machine.
 */
export function createPool(connection: Connection, max: number, patience: PoolPatience = {}): pg.Pool {
  const pool = new pg.Pool({ ...connection, ...POOL, ...patience, max })
  const ignore = (): void => {} // The query in flight is rejected by itself; an idle connection is simply replaced.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

export const createDatabase = (pool: pg.Pool): Database =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
