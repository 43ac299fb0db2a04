import { readFileSync } from 'node:fs'
import { pictureProcessesOf } from '../taplet/picture-processes.ts'

const KILOBYTE = 1024
const LOOK_MS = 100

/** Bytes in memory of a server with all its threads, and what its process for pictures holds beyond the same programs. */
export const residentOf = (pid: number): number =>
  pictureProcessesOf(pid).reduce((sum, child) => sum + bytesOf(child, 'RssAnon'), bytesOf(pid, 'VmRSS'))

/** Returns the most of it while the work was done. */
export async function peakOf<Result>(
  pid: number,
  work: () => Promise<Result>,
): Promise<{ peak: number; result: Result }> {
  let peak = 0
  const look = setInterval(() => (peak = Math.max(peak, residentOf(pid))), LOOK_MS)
  const result = await work().finally(() => clearInterval(look))
  return { peak: Math.max(peak, residentOf(pid)), result }
}

function bytesOf(pid: number, name: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * KILOBYTE
  } catch {
    return 0 // it ended while we looked
  }
}
