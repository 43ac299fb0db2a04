import { networkInterfaces } from 'node:os'
import { resolve } from 'node:path'
import { type App, createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { migrate } from './platform/db/migrate.ts'
import { lanAddress } from './process/lan-address.ts'
import { collectWhenIdle } from './process/collect-when-idle.ts'
import { createDrain } from './process/drain.ts'
import { greeting } from './process/greeting.ts'
import { holdHeapSmall } from './process/hold-heap-small.ts'
import { listen } from './process/listen.ts'
import { looksPublic } from './process/looks-public.ts'
import { openDatabase, type OpenDatabase } from './process/open-database.ts'
import { requireDataDir } from './process/require-data-dir.ts'
import { secretOf } from './process/secret.ts'

/** Runs the server until it is stopped: database, migrations, demo content, HTTP, jobs; then stops these in reverse. */
export async function main(): Promise<void> {
  const startedAt = performance.now()
  holdHeapSmall()
  if (process.env.NODE_ENV !== 'production')
    throw new Error('Set NODE_ENV=production: React renders 15 times slower without.')
  const config = readConfig(process.env)
  requireDataDir(config.dataDir)
  const database = await openDatabase(config)
  try {
    await migrate(database.connection)
    await run(config, database, startedAt)
  } catch (error) {
    await database.stop()
    throw error
  }
}

async function run(config: Config, database: OpenDatabase, startedAt: number): Promise<void> {
  const host = lanAddress()
  const publicUrl = config.publicUrl ?? `http://${host ?? 'localhost'}:${config.port}`
  const secret = config.authSecret ?? secretOf(resolve(config.dataDir))
  const lanUrl = host && `http://${host}:${config.port}`
  const networkUrl = config.isDevelopment ? lanUrl : undefined
  const app = await createApp({ config: { ...config, publicUrl }, connection: database.connection, secret, networkUrl })
  try {
    stopOnSignal(app, database)
    const demo = config.seedDemo ? await app.seed() : undefined
    const port = await listen(app.server, config)
    await app.start()
    collectWhenIdle()
    const localUrl = `http://localhost:${port}`
    database.announce(localUrl)
    process.stdout.write(
      greeting({
        localUrl,
        lanUrl: host && `http://${host}:${port}`,
        isDevelopment: config.isDevelopment,
        demo: config.isDevelopment ? demo : undefined,
        publicBy: looksPublic({ ...config, interfaces: networkInterfaces() }),
        notes: [database.note, ...app.notes],
        startedInMs: performance.now() - startedAt,
      }),
    )
  } catch (error) {
    await app.close()
    throw error
  }
}

/** SIGTERM and Ctrl+C: requests in progress finish, then jobs, connections and the database stop, in this order. */
function stopOnSignal(app: App, database: OpenDatabase): void {
  const drain = createDrain(app.server, app.hangUp)
  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    process.stdout.write('\nStopping: the last requests are being answered …\n')
    await drain()
    await app.close()
    await database.stop()
    process.stdout.write('Stopped.\n')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
}
