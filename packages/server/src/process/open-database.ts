import { resolve } from 'node:path'
import type { Config } from '../config.ts'
import type { Connection } from '../platform/db/database.ts'
import { embeddedBase, ensurePostgres } from '../platform/db/embedded/ensure-postgres.ts'

export interface OpenDatabase {
  connection: Connection
  /** A line for the start-up message. */
  note: string
  /** Tells a second start on this data folder where this one answers. */
  announce: (url: string) => void
  /** Stops the database where it is ours; call it last. */
  stop: () => Promise<void>
}

/** The database of DATABASE_URL, or the embedded one in the data folder, started or found running. */
export async function openDatabase({ databaseUrl, dataDir }: Config): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    const note = 'Database: the PostgreSQL of DATABASE_URL.'
    return { connection: { connectionString: databaseUrl }, note, announce: () => {}, stop: async () => {} }
  }
  const log = (message: string): void => void process.stderr.write(`database: ${message}\n`)
  const embedded = await ensurePostgres({ base: embeddedBase(dataDir), log })
  const how = embedded.how === 'reused' ? ', still running from before' : ''
  return {
    connection: embedded.conn,
    note: `Database: embedded PostgreSQL in ${embedded.base}${how}. Files: ${resolve(dataDir)}.`,
    announce: embedded.announce,
    stop: () => embedded.stop(),
  }
}
