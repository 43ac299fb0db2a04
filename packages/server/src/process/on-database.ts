import type { Config } from '../config.ts'
import { type Connection, createDatabase, createPool, type Database } from '../platform/db/database.ts'
import { embeddedBase, ensurePostgres } from '../platform/db/embedded/ensure-postgres.ts'
import { migrate } from '../platform/db/migrate.ts'

const POOL = 2

/** Runs work on this installation's database, whether or not its server runs. */
export async function onDatabase<T>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (db: Database, connection: Connection) => Promise<T>,
): Promise<T> {
  const embedded = databaseUrl
    ? undefined
    : await ensurePostgres({ base: embeddedBase(dataDir), whenOwned: 'join', watchdog: false })
  const connection = embedded?.conn ?? { connectionString: databaseUrl ?? '' }
  try {
    await migrate(connection)
    const db = createDatabase(createPool(connection, POOL))
    try {
      return await work(db, connection)
    } finally {
      await db.destroy()
    }
  } finally {
    await embedded?.stop()
  }
}
