import { join, resolve } from 'node:path'
import type { Connection } from './connection.ts'
import { initialise, POSTGRES_USER } from './initialise.ts'
import type { StartPlan } from './process/launch.ts'
import { layoutOf, SOCKET_PORT } from './layout.ts'
import { requireNotRunning, takeOwnership } from './ownership.ts'
import { isServerOf, readPidFile } from './process/pid-file.ts'
import { makePrivateFolder } from './private-folder.ts'
import { preparePrograms } from './programs/programs.ts'
import { prepareBase, whereBaseIs } from './prepare-base.ts'
import type { Settings } from './settings.ts'
import { startOrReuse } from './process/start-or-reuse.ts'
import { type StopMode, stopServer } from './process/stop-server.ts'
import { startWatchdog } from './process/watchdog.ts'
import { supervise } from './process/supervise.ts'

export interface EmbeddedPostgresOptions {
  /** The folder that holds the database and everything about it; created when missing. */
  base: string
  log?: (message: string) => void
  /** Added to, or instead of, our own settings. */
  settings?: Settings
  /** What to do when another process owns the folder: throw AlreadyRunningError (default) or use its server. */
  whenOwned?: 'refuse' | 'join'
  /** Stops the server when this process is killed (default). Not needed in containers, which end as a whole. */
  watchdog?: boolean
}

export interface EmbeddedPostgres {
  conn: Connection
  /** The postmaster's pid; changes when it had to be restarted. */
  readonly pid: number
  /** Whether this call started the server or it was already running. */
  how: 'started' | 'reused'
  role: 'owner' | 'guest'
  /** Where the database really is: not under `base` when the account PostgreSQL runs as cannot enter it. */
  base: string
  /** Records the URL of this process, which a second start on this folder prints. */
  announce(url: string): void
  /** Stops the server and releases the folder; call it after closing the pools. A guest leaves the server running. */
  stop(mode?: StopMode): Promise<void>
}

/**
 * Returns a running PostgreSQL on the folder, whatever state an earlier process left it in: initialises it, starts it,
 * or reuses a server that outlived its parent, and restarts it if it dies. No account, port or installed PostgreSQL is
 * needed. Throws EmbeddedPostgresError with a message for the person who started Taplet.
 */
export async function ensurePostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log = () => {}, settings = {}, whenOwned = 'refuse' } = options
  const { base, account } = await prepareBase(resolve(options.base), log)
  const layout = layoutOf(base)
  const ownership = takeOwnership(layout, whenOwned)
  try {
    const programs = await preparePrograms(layout, account)
    makePrivateFolder(layout.socketFolder, account)
    const password = await initialise(layout, programs, account)
    const plan: StartPlan = { layout, programs, account, settings, log }
    let server = await startOrReuse(plan)
    const { how } = server
    const care =
      ownership.role === 'owner' ? takeCare(plan, options.watchdog ?? true, (next) => (server = next)) : undefined
    return {
      conn: { host: layout.socketFolder, port: SOCKET_PORT, user: POSTGRES_USER, password, database: 'postgres' },
      get pid() {
        return server.pid
      },
      how,
      role: ownership.role,
      base,
      announce: ownership.announce,
      async stop(mode) {
        await care?.stop(mode)
        ownership.release()
      },
    }
  } catch (error) {
    ownership.release()
    throw error
  }
}

/** Returns the folder of the embedded database within a data folder. */
export function embeddedBase(dataDir: string): string {
  return join(resolve(dataDir), 'pg')
}

/** Throws AlreadyRunningError when a Taplet runs on the folder; changes nothing, so it may be called first of all. */
export function requireNoOtherTaplet(base: string): void {
  requireNotRunning(layoutOf(whereBaseIs(resolve(base))))
}

/** The owner's duties: keep the server up while this process lives, and stop it afterwards, even after a SIGKILL. */
function takeCare(
  plan: StartPlan,
  withWatchdog: boolean,
  onRestart: (server: { pid: number; how: 'started' | 'reused' }) => void,
) {
  const { layout, account, log } = plan
  const supervisor = supervise({
    isRunning() {
      const pid = readPidFile(layout.cluster)?.pid
      return pid !== undefined && isServerOf(layout.cluster, pid)
    },
    restart: async () => onRestart(await startOrReuse(plan)),
    log,
  })
  const watchdog = withWatchdog ? startWatchdog(layout, account) : undefined
  return {
    async stop(mode?: StopMode) {
      await supervisor.stop()
      await stopServer(layout.cluster, mode)
      watchdog?.dismiss()
    },
  }
}
