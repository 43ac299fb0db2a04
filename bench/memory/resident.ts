import { readFileSync, writeFileSync } from 'node:fs'

const KILOBYTE = 1024

/** Bytes in memory of one process and all its threads: now, and at most since the last `resetPeak`. */
export function residentOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string): number => Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1]) * KILOBYTE
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

/** Lets the peak begin anew (proc(5), clear_refs). */
export const resetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5')
