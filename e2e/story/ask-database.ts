import { connectEmbedded, type EmbeddedConnections } from '@taplet/server/testing'
import { DATA_DIR } from '../server.ts'

let connections: Promise<EmbeddedConnections> | undefined

/** Asks the database of the server that the stories run against, over a connection that this worker keeps. */
export async function askDatabase(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  connections ??= connectEmbedded(DATA_DIR)
  return (await connections).query(sql, values)
}
