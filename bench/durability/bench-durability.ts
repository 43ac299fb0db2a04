import type { Context } from '../context.ts'
import { median } from '../report/median.ts'
import type { Report, Row } from '../report/report.ts'
import { makeDataFolder, removeDataFolder } from '../taplet/data-folder.ts'
import { startTaplet, stopTaplet } from '../taplet/start-taplet.ts'
import { killDatabase } from './kill-database.ts'
import { killServer } from './kill-server.ts'
import { REFUSED } from './messages.ts'
import { openSaver } from './open-saver.ts'
import type { Scene } from './scene.ts'
import { LOAD_MS, stopServer } from './stop-server.ts'
import { failureText, type Tally } from './tally.ts'

const KILLS = 10
const DATABASE_KILLS = 4
const STOPS = 5

/** Runs T1 to T3 of the fault tests: whether acknowledged saves are stored afterwards. */
export async function benchDurability(context: Context): Promise<Report> {
  const where = { dataDir: makeDataFolder(), port: context.port + 2 }
  const taplet = await startTaplet(where)
  const scene: Scene = { ...where, taplet, ...(await openSaver(taplet)) }
  try {
    const killed = await killServer(scene, KILLS)
    const hasProc = process.platform === 'linux'
    const postmaster = await killDatabase(scene, 'postmaster', DATABASE_KILLS)
    const single = hasProc ? await killDatabase(scene, 'one process', DATABASE_KILLS) : undefined
    const { tally: stopped, exitCodes } = await stopServer(scene, STOPS)
    const { [REFUSED]: refused = 0, ...failed } = stopped.failures
    const failedCount = Object.values(failed).reduce((sum, count) => sum + count, 0)
    return {
      rows: [
        lossRow('T1', 'acknowledged saves lost: server killed (SIGKILL)', killed, 'kills'),
        plainRow('T1', 'server back after a kill (median, largest)', timesText(killed)),
        lossRow('T2', 'acknowledged saves lost: postmaster killed, server alive', postmaster, 'kills'),
        plainRow('T2', 'longest time without a save (median, largest)', timesText(postmaster)),
        ...(single ? databaseRows(single) : []),
        {
          ...plainRow(
            'T3',
            'failed requests: SIGTERM under keep-alive load',
            `${failedCount} of ${stopped.answered + failedCount} in ${STOPS} stops`,
          ),
          target: '0',
          isMet: failedCount === 0,
        },
        lossRow('T3', 'acknowledged saves lost: SIGTERM', stopped, 'stops'),
        plainRow('T3', 'time to stop (median, largest)', timesText(stopped)),
      ],
      notes: [
        `Requests without a success while the server was killed: ${failureText(killed)}; the postmaster: ${failureText(postmaster)}${single ? `; one database process: ${failureText(single)}` : ''}.`,
        `Slowest answer while the postmaster was killed: ${postmaster.slowestAnswerMs.toFixed(0)} ms.`,
        `After SIGTERM: ${failureText({ failures: failed })} on connections that were accepted; ${refused} new ones were refused; exit codes ${exitCodes.join(', ')}.`,
        ...stopped.broken.map((broken) => `${broken}; SIGTERM came at ${LOAD_MS} ms`),
        ...[...killed.lost, ...postmaster.lost, ...(single?.lost ?? []), ...stopped.lost].map(
          (loss) => `LOST: ${loss}`,
        ),
      ],
    }
  } finally {
    scene.saver.stop()
    await stopTaplet(scene.taplet)
    removeDataFolder(where.dataDir)
  }
}

const databaseRows = (single: Tally): Row[] => [
  lossRow('T2', 'acknowledged saves lost: one database process killed', single, 'kills'),
  plainRow('T2', 'longest time without a save (median, largest)', timesText(single)),
]

const lossRow = (id: string, measure: string, { lost, answered, rounds }: Tally, what: string): Row => ({
  id,
  measure,
  target: '0',
  measured: `${lost.length} of ${answered} in ${rounds} ${what}`,
  peer: '',
  isMet: lost.length === 0,
})

const plainRow = (id: string, measure: string, measured: string): Row => ({
  id,
  measure,
  target: '',
  measured,
  peer: '',
  isMet: undefined,
})

const timesText = ({ times }: Tally): string => `${median(times).toFixed(0)} ms, ${Math.max(...times).toFixed(0)} ms`
