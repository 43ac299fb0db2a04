import { connectEmbedded, type EmbeddedConnections } from '@taplet/server/testing'
import { DATA_DIR } from '../server.ts'

let connections: Promise<EmbeddedConnections> | undefined

/** Queries the database of the stories' server, over one connection for each worker. */
export async function askDatabase(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  connections ??= connectEmbedded(DATA_DIR)
  return (await connections).query(sql, values)
}
