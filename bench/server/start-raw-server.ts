import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface RawServer {
  origin: string
  pid: number
  stop: () => void
}

/** Starts the yardstick in a process of its own. */
export async function startRawServer(port: number): Promise<RawServer> {
  const child = fork(fileURLToPath(new URL('../raw-program.ts', import.meta.url)), [String(port)])
  await once(child, 'message')
  return { origin: `http://localhost:${port}`, pid: child.pid ?? 0, stop: () => child.disconnect() }
}
