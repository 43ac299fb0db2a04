import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { pictureProcessesOf } from '../taplet/picture-processes.ts'

/** Microseconds of CPU by thread; threads that end between two readings are missing. */
export type Reading = ReadonlyMap<string, number>

/** Whether this machine reports the running time of each thread to the nanosecond. */
export const canReadCpu = (): boolean => existsSync('/proc/self/schedstat')

/** Reads the CPU of a whole process, all its threads. */
export const readProcess = (pid: number): Reading => new Map(threadsOf(pid))

/** Reads the CPU of a server and its process for pictures. */
export const readServer = (pid: number): Reading => new Map([pid, ...pictureProcessesOf(pid)].flatMap(threadsOf))

/** Reads the CPU of every process whose working directory is this folder: a PostgreSQL server and its sessions. */
export const readProcessesIn = (folder: string): Reading => new Map(processesIn(folder).flatMap(threadsOf))

/** Returns the pids of the processes whose working directory is this folder. */
export const processesIn = (folder: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && folderOf(name) === folder)
    .map(Number)

/** Returns the microseconds between two readings. */
export function between(before: Reading, after: Reading): number {
  let sum = 0
  for (const [thread, value] of after) sum += value - (before.get(thread) ?? 0)
  return sum
}

function threadsOf(pid: number): [string, number][] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => {
      const [nanoseconds = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
      return [`${pid}/${thread}`, Number(nanoseconds) / 1000]
    })
  } catch {
    return [] // it ended while we looked
  }
}

function folderOf(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}
