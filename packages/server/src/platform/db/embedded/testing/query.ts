import pg from 'pg'
import type { Connection } from '../connection.ts'

/** Runs one statement on its own connection and returns the rows. */
export async function query(connection: Connection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection)
  client.on('error', () => {}) // tests kill servers
  await client.connect()
  try {
    const result = await client.query<Record<string, unknown>>(sql)
    return result.rows
  } finally {
    await client.end()
  }
}
