import { setTimeout as sleep } from 'node:timers/promises'
import { postmasterOf, processesOf } from './postmaster.ts'
import type { Scene } from './scene.ts'
import { addRound, newTally, type Tally } from './tally.ts'

const LOAD_MS = 1000
const RECOVERY_MS = 4000

/**
 * T2: sends SIGKILL to the postmaster or to one of its processes while the server lives. Its times are the longest gaps
 * without an acknowledged save.
 */
export async function killDatabase(scene: Scene, whom: 'postmaster' | 'one process', kills: number): Promise<Tally> {
  const tally = newTally()
  const serverPid = scene.taplet.pid
  for (let kill = 0; kill < kills; kill++) {
    await scene.saver.tell({ order: 'resume' })
    await sleep(LOAD_MS * (0.5 + Math.random()))
    const { database } = scene.taplet
    process.kill(whom === 'postmaster' ? postmasterOf(database) : oneProcessOf(database), 'SIGKILL')
    await sleep(RECOVERY_MS)
    const account = await scene.saver.tell({ order: 'pause' })
    if (!scene.taplet.isRunning() || scene.taplet.pid !== serverPid)
      throw new Error(`The server did not survive:\n${scene.taplet.output()}`)
    await addRound(tally, scene.session, account, account.period.longestGapMs)
  }
  return tally
}

/** A session, the checkpointer, the WAL writer: whichever it hits, PostgreSQL restarts them all. */
function oneProcessOf(database: string): number {
  const [, ...children] = processesOf(database)
  const pid = children[Math.floor(Math.random() * children.length)]
  if (pid === undefined) throw new Error('The database has no process to kill.')
  return pid
}
