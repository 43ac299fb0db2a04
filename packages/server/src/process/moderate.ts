import { readConfig } from '../config.ts'
import { createDesk } from '../features/moderation/desk.ts'
import { runModeration } from '../features/moderation/run-moderation.ts'
import { createDatabase, createPool } from '../platform/db/database.ts'
import { embeddedBase, ensurePostgres } from '../platform/db/embedded/ensure-postgres.ts'
import { migrate } from '../platform/db/migrate.ts'

const POOL = 2

/** Runs one command of the operator on the database of this installation, whether or not its server runs. */
export async function moderate(words: readonly string[]): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const embedded = databaseUrl
    ? undefined
    : await ensurePostgres({ base: embeddedBase(dataDir), whenOwned: 'join', watchdog: false })
  const connection = embedded?.conn ?? { connectionString: databaseUrl ?? '' }
  try {
    await migrate(connection)
    const db = createDatabase(createPool(connection, POOL))
    try {
      process.stdout.write(`${(await runModeration(createDesk(db), words)).join('\n')}\n`)
    } finally {
      await db.destroy()
    }
  } finally {
    await embedded?.stop()
  }
}
