import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, realpathSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../error-code.ts'

/** What a running or dead server wrote to postmaster.pid. */
export interface PidFile {
  /** 0 when the file is empty or garbled: a server is just starting, or the disk was full. */
  pid: number
  /** Line 8: `starting`, `ready`, `stopping`, … */
  status: string
  ageMs: number
}

const NAME = 'postmaster.pid'

/**
 * Reads the pid file of a cluster; returns undefined when there is none. Throws when it is there and cannot be read.
 */
export function readPidFile(cluster: string): PidFile | undefined {
  const path = join(cluster, NAME)
  try {
    const lines = readFileSync(path, 'utf8').split('\n')
    const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10)) || 0
    return { pid, status: (lines[7] ?? '').trim(), ageMs: Date.now() - statSync(path).mtimeMs }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Moves a stale pid file aside; does nothing when another process did so first. Throws when it is there and cannot be
 * moved.
 */
export function movePidFileAway(cluster: string): void {
  try {
    renameSync(join(cluster, NAME), join(cluster, `${NAME}.stale`))
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
}

/**
 * Whether a process with this id runs, under any user. A process that has ended stays listed until its parent reaps it,
 * which in some containers never happens.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false
  }
  return !hasEnded(pid)
}

function hasEnded(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    // `pid (name) state …`; a name may itself contain parentheses.
    return /\) [ZX] [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false // some systems hide the processes of others
  }
}

/** Whether this process is the server of this cluster, and not an unrelated process that reused a dead server's id. */
export function isServerOf(cluster: string, pid: number): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(cluster)
  }
  try {
    // PostgreSQL changes into its data folder; no other process has a reason to.
    return realpathSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    return commandLineOf(pid).includes(cluster) // another user's process hides its folder but shows its arguments
  }
}

/** Returns server processes that outlived their postmaster; none may run beside a new one. Linux only, else empty. */
export function findLeftovers(cluster: string): number[] {
  if (process.platform !== 'linux') return []
  const folder = realpathSync(cluster)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return realpathSync(`/proc/${pid}/cwd`) === folder
      } catch {
        return false
      }
    })
}

function commandLineOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}
