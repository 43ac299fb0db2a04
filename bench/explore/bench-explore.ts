import type { Context } from '../context.ts'
import type { Report } from '../report/report.ts'
import { step } from '../report/step.ts'
import { canReadCpu } from '../server/cpu-clock.ts'
import { makeDataFolder, removeDataFolder } from '../taplet/data-folder.ts'
import { startTaplet, stopTaplet } from '../taplet/start-taplet.ts'
import { connectEmbedded } from '@taplet/server/testing'
import { join } from 'node:path'
import { fillExplore } from './fill-explore.ts'
import { measureExplore } from './measure-explore.ts'

const APPS = 100_000

/** Measures search among this many instant apps, beside a scan of all texts. */
export async function benchExplore(context: Context, apps = APPS): Promise<Report> {
  if (!canReadCpu()) return { rows: [], notes: ['Only Linux tells how much CPU another process used.'] }
  const dataDir = makeDataFolder()
  const taplet = await step('start the product', 300, () => startTaplet({ dataDir, port: context.port + 6 }))
  const database = await connectEmbedded(dataDir)
  try {
    await step(`make ${apps} instant apps`, 1200, () => fillExplore(database, apps))
    const rows = await measureExplore({ origin: taplet.origin, cluster: join(taplet.database, '18'), database })
    return {
      rows,
      notes: [`${apps} instant apps of 1000 accounts; CPU of PostgreSQL, and the whole call with its covers.`],
    }
  } finally {
    await database.close()
    await stopTaplet(taplet)
    removeDataFolder(dataDir)
  }
}
