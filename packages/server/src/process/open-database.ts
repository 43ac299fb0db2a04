import { resolve } from 'node:path'
import type { Config } from '../config.ts'
import type { Connection } from '../platform/db/database.ts'
import { embeddedBase, ensurePostgres } from '../platform/db/embedded/ensure-postgres.ts'

export interface OpenDatabase {
  connection: Connection
  /** A line for the start-up message. */
  note: string
  /** Records the URL of this process, which a second start on this data folder prints. */
  announce: (url: string) => void
  /** Stops the database if it is the embedded one; call it last. */
  stop: () => Promise<void>
}

/** Opens the database of DATABASE_URL, or the embedded one in the data folder, started or already running. */
export async function openDatabase({ databaseUrl, dataDir, storage }: Config): Promise<OpenDatabase> {
  const bucket = storage.driver === 's3' ? storage.bucket : undefined
  const files = `Files: ${bucket ? `the bucket ${bucket.name}` : resolve(dataDir)}.`
  if (databaseUrl !== undefined) {
    const note = `Database: the PostgreSQL of DATABASE_URL. ${files}`
    return { connection: { connectionString: databaseUrl }, note, announce: () => {}, stop: async () => {} }
  }
  const log = (message: string): void => void process.stderr.write(`database: ${message}\n`)
  const embedded = await ensurePostgres({ base: embeddedBase(dataDir), log })
  const how = embedded.how === 'reused' ? ', still running from before' : ''
  return {
    connection: embedded.conn,
    note: `Database: embedded PostgreSQL in ${embedded.base}${how}. ${files}`,
    announce: embedded.announce,
    stop: () => embedded.stop(),
  }
}
