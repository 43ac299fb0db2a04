import pg from 'pg'
import { embeddedBase, ensurePostgres } from '../platform/db/embedded/ensure-postgres.ts'

/** Reads from the database of a server that runs on this data folder, as an operator would. For stories in the browser. */
export async function queryEmbedded(
  dataDir: string,
  sql: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const database = await ensurePostgres({ base: embeddedBase(dataDir), whenOwned: 'join', watchdog: false })
  const client = new pg.Client(database.conn)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql, values)).rows
  } finally {
    await client.end()
    await database.stop()
  }
}
