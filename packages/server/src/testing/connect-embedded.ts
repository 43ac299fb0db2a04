import pg from 'pg'
import { embeddedBase, ensurePostgres } from '../platform/db/embedded/ensure-postgres.ts'

type Rows = Record<string, unknown>[]

/** Connections to the database of a running server. */
export interface EmbeddedConnections {
  query: (sql: string, values?: unknown[]) => Promise<Rows>
  close: () => Promise<void>
}

/** Connects to the database of a running server on this data folder, as an operator would. For benches and stories. */
export async function connectEmbedded(dataDir: string, max = 1): Promise<EmbeddedConnections> {
  const database = await ensurePostgres({ base: embeddedBase(dataDir), whenOwned: 'join', watchdog: false })
  const pool = new pg.Pool({ ...database.conn, max })
  pool.on('error', () => {}) // the next query reports it
  return {
    query: async (sql, values = []) => (await pool.query<Record<string, unknown>>(sql, values)).rows,
    async close() {
      await pool.end()
      await database.stop()
    },
  }
}
