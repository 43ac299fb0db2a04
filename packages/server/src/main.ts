import { resolve } from 'node:path'
import { type App, createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import type { Connection } from './platform/db/database.ts'
import { embeddedBase, type EmbeddedPostgres, ensurePostgres } from './platform/db/embedded/ensure-postgres.ts'
import { migrate } from './platform/db/migrate.ts'
import { lanAddress } from './process/addresses.ts'
import { createDrain } from './process/drain.ts'
import { greeting } from './process/greeting.ts'
import { secretOf } from './process/secret.ts'

/** Runs the server until it is told to stop: database, migrations, demo content, HTTP, jobs; and the same backwards. */
export async function main(): Promise<void> {
  const startedAt = performance.now()
  if (process.env.NODE_ENV !== 'production')
    throw new Error('Set NODE_ENV=production: React renders 15 times slower without.')
  const config = readConfig(process.env)
  const embedded = config.databaseUrl ? undefined : await startDatabase(config)
  const connection: Connection = config.databaseUrl ? { connectionString: config.databaseUrl } : connectionOf(embedded)
  let app: App | undefined
  try {
    await migrate(connection)
    const host = lanAddress()
    const publicUrl = config.publicUrl ?? `http://${host ?? 'localhost'}:${config.port}`
    app = await createApp({
      config: { ...config, publicUrl },
      connection,
      secret: config.authSecret ?? secretOf(resolve(config.dataDir)),
    })
    stopOnSignal(app, embedded)
    const demo = config.seedDemo ? await app.seed() : undefined
    const port = await listen(app, config)
    await app.start()
    embedded?.announce(`http://localhost:${port}`)
    process.stdout.write(
      greeting({
        localUrl: `http://localhost:${port}`,
        lanUrl: host && `http://${host}:${port}`,
        isDevelopment: config.isDevelopment,
        demo: config.isDevelopment ? demo : undefined,
        notes: [databaseNote(config, embedded), ...app.notes],
        startedInMs: performance.now() - startedAt,
      }),
    )
  } catch (error) {
    await app?.close()
    await embedded?.stop()
    throw error
  }
}

const startDatabase = (config: Config): Promise<EmbeddedPostgres> =>
  ensurePostgres({
    base: embeddedBase(config.dataDir),
    log: (message) => process.stderr.write(`database: ${message}\n`),
  })

function connectionOf(embedded: EmbeddedPostgres | undefined): Connection {
  if (!embedded) throw new Error('There is no database: neither DATABASE_URL nor an embedded one.')
  return embedded.conn
}

async function listen(app: App, { port, host }: Config): Promise<number> {
  try {
    const address = new URL(await app.server.listen({ port, host }))
    return Number(address.port)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is in use by another program. Choose another one: PORT=${port + 1} npm start`, {
        cause: error,
      })
    }
    throw error
  }
}

function databaseNote(config: Config, embedded: EmbeddedPostgres | undefined): string {
  if (!embedded) return 'Database: the PostgreSQL of DATABASE_URL.'
  const how = embedded.how === 'reused' ? ', still running from before' : ''
  return `Database: embedded PostgreSQL in ${embedded.base}${how}. Files: ${resolve(config.dataDir)}.`
}

/** SIGTERM and Ctrl+C: requests in flight finish, then jobs, connections and the database stop, in this order. */
function stopOnSignal(app: App, embedded: EmbeddedPostgres | undefined): void {
  const drain = createDrain(app.server)
  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    await drain()
    await app.close()
    await embedded?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
}
