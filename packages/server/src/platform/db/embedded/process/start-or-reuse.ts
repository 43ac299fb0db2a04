import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts'
import { launch, type StartPlan } from './launch.ts'
import type { Layout } from '../layout.ts'
import { findLeftovers, isAlive, isServerOf, movePidFileAway, type PidFile, readPidFile } from './pid-file.ts'

export interface RunningServer {
  pid: number
  how: 'started' | 'reused'
}

/** Crash recovery may replay up to a checkpoint's worth of log. */
const READY_WITHIN_MS = 60_000
/** An empty pid file younger than this belongs to a server that is just starting. */
const EMPTY_PID_FILE_GRACE_MS = 3000
/** Remaining backends notice by themselves that their postmaster died; after 2 s they are signalled. */
const LEFTOVER_ROUNDS = 20
const MOST_STARTS = 10

/**
 * Returns a server that accepts connections on this cluster: the one already running (left by a killed parent, or just
 * started by another process), else a new one. Checks again after every step, so any number of processes may call it at
 * once. Throws EmbeddedPostgresError with the end of its log.
 */
export async function startOrReuse(plan: StartPlan): Promise<RunningServer> {
  const { cluster, logFile } = plan.layout
  const deadline = Date.now() + READY_WITHIN_MS
  let starts = 0
  let leftoverRounds = 0
  while (Date.now() < deadline && starts < MOST_STARTS) {
    const pidFile = readPidFile(cluster)
    if (pidFile?.pid && isServerOf(cluster, pidFile.pid)) {
      if (await isReady(plan.layout, pidFile)) return { pid: pidFile.pid, how: 'reused' }
      await sleep(50) // starting, recovering or stopping
    } else if (pidFile && !pidFile.pid && pidFile.ageMs < EMPTY_PID_FILE_GRACE_MS) {
      await sleep(200)
    } else if (hasLeftovers(plan, leftoverRounds)) {
      leftoverRounds++
      await sleep(100)
    } else {
      const pid = await start(plan, pidFile, deadline)
      if (pid) return { pid, how: 'started' }
      starts++ // lost a race or failed: see the pid file
      await sleep(200)
    }
  }
  throw new EmbeddedPostgresError(`PostgreSQL does not start. The end of ${logFile}:\n${tailOf(logFile)}`)
}

/** Starts a server and returns its pid once it accepts connections, or undefined when it exited before. */
async function start(plan: StartPlan, pidFile: PidFile | undefined, deadline: number): Promise<number | undefined> {
  const { layout, log } = plan
  if (pidFile && !pidFile.pid) {
    log('postmaster.pid is empty, as after a start on a full disk: moved away')
    movePidFileAway(layout.cluster)
  }
  const stranger = pidFile?.pid && isAlive(pidFile.pid) ? pidFile.pid : undefined
  if (stranger) log(`postmaster.pid names process ${stranger}, which is not our server: its id was given out again`)
  const server = launch(plan, stranger)
  while (server.isRunning() && Date.now() < deadline) {
    const current = readPidFile(layout.cluster)
    if (current && current.pid === server.pid && (await isReady(layout, current))) return server.pid
    await sleep(20)
  }
  return undefined
}

function hasLeftovers({ layout, log }: StartPlan, round: number): boolean {
  const leftovers = findLeftovers(layout.cluster)
  if (leftovers.length === 0) return false
  if (round === 0) log(`waiting for left-over server processes: ${leftovers.join(', ')}`)
  if (round > LEFTOVER_ROUNDS) {
    for (const pid of leftovers) if (isAlive(pid)) process.kill(pid, 'SIGQUIT')
  }
  return true
}

async function isReady(layout: Layout, pidFile: PidFile): Promise<boolean> {
  return pidFile.status === 'ready' && (await accepts(layout.socket))
}

function accepts(socket: string, withinMs = 1000): Promise<boolean> {
  return new Promise((resolve) => {
    const client = connect(socket)
    client.setTimeout(withinMs)
    const answer = (isAccepted: boolean) => () => {
      client.destroy()
      resolve(isAccepted)
    }
    client.on('connect', answer(true)).on('timeout', answer(false)).on('error', answer(false))
  })
}

function tailOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').slice(-800)
  } catch {
    return '(no log)'
  }
}
