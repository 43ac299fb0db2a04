import { createDatabase, createPool } from '../../platform/db/database.ts'
import { createTestDatabase } from './test-database.ts'

/** Starts only a database, for tests that need no server. */
export async function startTestStore() {
  const database = await createTestDatabase()
  const pool = createPool({ connectionString: database.url }, 4)
  const db = createDatabase(pool)
  return {
    db,
    pool,
    stop: async () => {
      await db.destroy()
      await database.drop()
    },
  }
}

export type TestStore = Awaited<ReturnType<typeof startTestStore>>
