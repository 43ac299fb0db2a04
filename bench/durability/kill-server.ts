import { setTimeout as sleep } from 'node:timers/promises'
import { startTaplet } from '../taplet/start-taplet.ts'
import type { Scene } from './scene.ts'
import { addRound, newTally, type Tally } from './tally.ts'

const EARLIEST_MS = 300
const SPREAD_MS = 2200

/**
 * T1: sends SIGKILL at a random moment of heavy saving. Its times run from the new start to the first healthy answer.
 */
export async function killServer(scene: Scene, kills: number): Promise<Tally> {
  const tally = newTally()
  for (let kill = 0; kill < kills; kill++) {
    await scene.saver.tell({ order: 'resume' })
    await sleep(EARLIEST_MS + Math.random() * SPREAD_MS)
    // Half of the kills hit the server alone, the others its whole process group.
    scene.taplet.signal('SIGKILL', kill % 2 === 0 ? 'process' : 'group')
    await scene.taplet.ended
    const account = await scene.saver.tell({ order: 'pause' })
    scene.taplet = await startTaplet(scene)
    await addRound(tally, scene.session, account, scene.taplet.readyMs)
  }
  return tally
}
