import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverSettings } from '../../scripts/bootstrap/server-settings.mjs'
import { root } from '../../scripts/root.ts'

const PATIENCE_MS = 300_000 // the first start may have to build
const POLL_MS = 10

export interface Taplet {
  origin: string
  pid: number
  /** The demo account's. */
  signIn: { email: string; password: string }
  /** Folder of the embedded database. */
  database: string
  /** From spawning the process to the first healthy answer. */
  readyMs: number
  isRunning: () => boolean
  /** Resolves with its exit code when it has ended; null after a signal. */
  ended: Promise<number | null>
  /** Everything it printed. */
  output: () => string
  signal: (signal: NodeJS.Signals, whom?: 'process' | 'group') => void
}

interface StartOptions {
  dataDir: string
  port: number
}

/** Starts the product as `npm start` does, in a process group of its own; resolves when /health answers. */
export async function startTaplet({ dataDir, port }: StartOptions): Promise<Taplet> {
  const origin = `http://localhost:${port}`
  const startedAt = performance.now()
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...serverSettings,
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: origin,
      DATABASE_URL: '',
      TAPLET_MODE: 'development',
      LOG_LEVEL: 'error',
      // Lets one machine stand for many visitors.
      TRUST_PROXY: '1',
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const ended = new Promise<number | null>((resolve) =>
    child.on('exit', (code, signal) => {
      output += `\nEnded with ${signal ?? `exit code ${code}`}.\n`
      resolve(code)
    }),
  )
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null
  const readyMs = await untilHealthy(origin, startedAt, () => {
    if (!isRunning()) throw new Error(`The server did not start:\n${output}`)
  })
  const greeting = await untilGreeted(() => output)
  return {
    origin,
    pid: pidOf(child),
    ...greeting,
    readyMs,
    isRunning,
    ended,
    output: () => output,
    signal: (signal, whom = 'process') => void process.kill(whom === 'group' ? -pidOf(child) : pidOf(child), signal),
  }
}

/** Stops a server gracefully and waits for it. */
export async function stopTaplet(taplet: Taplet): Promise<number | null> {
  if (taplet.isRunning()) taplet.signal('SIGTERM')
  return taplet.ended
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('The server could not be started.')
  return pid
}

async function untilHealthy(origin: string, startedAt: number, requireRunning: () => void): Promise<number> {
  while (performance.now() - startedAt < PATIENCE_MS) {
    requireRunning()
    const response = await fetch(`${origin}/health`).catch(() => undefined)
    await response?.arrayBuffer()
    if (response?.ok) return performance.now() - startedAt
    await sleep(POLL_MS)
  }
  throw new Error(`${origin} did not become healthy within ${PATIENCE_MS / 1000} s.`)
}

/** The greeting is printed a moment after the first answer. */
async function untilGreeted(output: () => string): Promise<Pick<Taplet, 'database' | 'signIn'>> {
  for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
    const [, email, password] = /Demo sign-in\s+(\S+)\s+(\S+)/.exec(output()) ?? []
    const database = /embedded PostgreSQL in (.+?)(?:, still running from before)?\. Files:/.exec(output())?.[1]
    if (email && password && database) return { signIn: { email, password }, database }
    await sleep(POLL_MS)
  }
  throw new Error(`The server did not print its greeting:\n${output()}`)
}
