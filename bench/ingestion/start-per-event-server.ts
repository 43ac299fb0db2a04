import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { RawServer } from '../server/start-raw-server.ts'

/** Starts the server that inserts each event by itself, on the same database. */
export async function startPerEventServer(dataDir: string): Promise<RawServer> {
  const child = fork(fileURLToPath(new URL('../ingestion-program.ts', import.meta.url)), [dataDir])
  const ended = once(child, 'exit').then(() => {
    throw new Error('The server that inserts each event did not start.')
  })
  const [message]: unknown[] = await Promise.race([once(child, 'message'), ended])
  ended.catch(() => {}) // from here on it may end
  return {
    origin: `http://localhost:${z.number().parse(message)}`,
    pid: child.pid ?? 0,
    stop: () => child.disconnect(),
  }
}
