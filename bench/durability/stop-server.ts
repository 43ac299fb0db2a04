import { setTimeout as sleep } from 'node:timers/promises'
import { startTaplet } from '../taplet/start-taplet.ts'
import type { Scene } from './scene.ts'
import { addRound, newTally, type Tally } from './tally.ts'

/** Time under load before the signal. */
export const LOAD_MS = 1200

/** T3: SIGTERM under keep-alive load; its times are from the signal to the end of the process. */
export async function stopServer(scene: Scene, stops: number): Promise<{ tally: Tally; exitCodes: (number | null)[] }> {
  const tally = newTally()
  const exitCodes: (number | null)[] = []
  for (let stop = 0; stop < stops; stop++) {
    await scene.saver.tell({ order: 'resume' })
    await sleep(LOAD_MS)
    const signalledAt = performance.now()
    scene.taplet.signal('SIGTERM')
    exitCodes.push(await scene.taplet.ended)
    const endedMs = performance.now() - signalledAt
    const account = await scene.saver.tell({ order: 'pause' })
    scene.taplet = await startTaplet(scene)
    await addRound(tally, scene.session, account, endedMs)
  }
  return { tally, exitCodes }
}
