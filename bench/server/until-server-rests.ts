import { setTimeout as sleep } from 'node:timers/promises'
import { between, canReadCpu, readServer } from './cpu-clock.ts'

const LOOK_MS = 1000
const QUIET = 0.1 // of a processor: what a server does by itself
const LOOKS = 4 // its jobs rest between pictures, for as long as one took

/**
 * Waits until a server and its process for pictures have been idle for some seconds, or half a minute where the machine
 * does not report CPU times.
 */
export async function untilServerRests(pid: number): Promise<void> {
  if (!canReadCpu()) return sleep(30_000)
  for (let quiet = 0; quiet < LOOKS; ) {
    const [before, begunAt] = [readServer(pid), performance.now()]
    await sleep(LOOK_MS)
    const share = between(before, readServer(pid)) / 1000 / (performance.now() - begunAt)
    quiet = share < QUIET ? quiet + 1 : 0
  }
}
