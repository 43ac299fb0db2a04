import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

export interface RawServer {
  origin: string
  pid: number
  stop: () => void
}

/** Starts the yardstick in a process of its own, on any free port. */
export async function startRawServer(): Promise<RawServer> {
  const child = fork(fileURLToPath(new URL('../raw-program.ts', import.meta.url)))
  const ended = once(child, 'exit').then(() => {
    throw new Error('The yardstick did not start.')
  })
  const [message]: unknown[] = await Promise.race([once(child, 'message'), ended])
  ended.catch(() => {}) // from here on it may end
  return {
    origin: `http://localhost:${z.number().parse(message)}`,
    pid: child.pid ?? 0,
    stop: () => child.disconnect(),
  }
}
