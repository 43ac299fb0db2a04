import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, isServerOf, readPidFile } from './pid-file.ts'

/** PostgreSQL's shutdown modes; `immediate` skips the checkpoint and recovers at the next start, losing nothing. */
export type StopMode = 'fast' | 'immediate'

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

const FAST_STOP_MS = 30_000
const IMMEDIATE_STOP_MS = 5000
const LAST_MOMENT_MS = 5000

/**
 * Stops the server of a cluster and returns when its process is gone; does nothing when none runs. A stop that takes
 * too long becomes an immediate one, which is still safe. SIGKILL is never sent: it would leave backends behind.
 */
export async function stopServer(cluster: string, mode: StopMode = 'fast'): Promise<void> {
  const pid = readPidFile(cluster)?.pid
  if (!pid || !isServerOf(cluster, pid)) return
  process.kill(pid, SIGNALS[mode])
  if (await isGone(cluster, pid, mode === 'fast' ? FAST_STOP_MS : IMMEDIATE_STOP_MS)) return
  if (isServerOf(cluster, pid)) process.kill(pid, SIGNALS.immediate)
  await isGone(cluster, pid, IMMEDIATE_STOP_MS)
}

async function isGone(cluster: string, pid: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while (isServerOf(cluster, pid)) {
    if (Date.now() > deadline) return false
    await sleep(20)
  }
  // The pid file is removed shortly before the process ends, and a busy machine stretches that time.
  for (const end = Date.now() + LAST_MOMENT_MS; isAlive(pid) && Date.now() < end; ) await sleep(5)
  return true
}
