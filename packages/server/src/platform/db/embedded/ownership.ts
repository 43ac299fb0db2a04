import { existsSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { Layout } from './layout.ts'
import { giveToFolderOwner } from './private-folder.ts'

/** The Taplet process that owns a data folder. */
export interface Owner {
  pid: number
  /** PID namespace and boot: process ids cannot be compared across them. */
  host: string
  since: string
  url?: string
}

export interface Ownership {
  role: 'owner' | 'guest'
  /** Stores the owner's URL, for the message that a second start prints. Does nothing in a process that joined. */
  announce(url: string): void
  release(): void
}

/** Another Taplet already runs on the same folder. */
export class AlreadyRunningError extends EmbeddedPostgresError {
  override name = 'AlreadyRunningError'
  owner: Owner | undefined

  constructor(owner: Owner | undefined) {
    const where = [owner && `pid ${owner.pid}`, owner?.url].filter(Boolean).join(', ')
    super(`Taplet is already running on this data folder${where && ` (${where})`}`)
    this.owner = owner
  }
}

const LOCK_WAIT_MS = 300

/**
 * Takes the folder for this process. The lock is a kernel file lock (through SQLite, the only one Node provides): it is
 * released the moment the process dies, and also works between containers on one host that share the volume, where
 * PostgreSQL's own postmaster.pid lets two servers destroy the data. It does not work between hosts on a network disk.
 * Throws AlreadyRunningError, or EmbeddedPostgresError when another machine has it.
 */
export function takeOwnership(layout: Layout, whenOwned: 'join' | 'refuse'): Ownership {
  const lock = lockExclusively(layout)
  if (!lock) {
    const owner = readOwner(layout)
    if (owner && owner.host !== thisHost()) {
      throw new EmbeddedPostgresError(
        `${layout.base} is in use by another container or machine (${JSON.stringify(owner)}). ` +
          'Two servers on one data folder would destroy it.',
      )
    }
    if (whenOwned === 'refuse') throw new AlreadyRunningError(owner)
    return { role: 'guest', announce() {}, release() {} }
  }
  const owner: Owner = { pid: process.pid, host: thisHost(), since: new Date().toISOString() }
  writeFileSync(layout.ownerFile, JSON.stringify(owner))
  giveToFolderOwner(layout.ownerFile)
  giveToFolderOwner(layout.lockFile)
  return {
    role: 'owner',
    announce: (url) => writeFileSync(layout.ownerFile, JSON.stringify({ ...owner, url })),
    release: () => lock.close(),
  }
}

/** Throws AlreadyRunningError when a process owns the folder right now; changes nothing. */
export function requireNotRunning(layout: Layout): void {
  if (!existsSync(layout.lockFile)) return
  const lock = lockExclusively(layout)
  if (!lock) throw new AlreadyRunningError(readOwner(layout))
  lock.close()
}

function lockExclusively(layout: Layout): DatabaseSync | undefined {
  const database = new DatabaseSync(layout.lockFile)
  try {
    database.exec(`PRAGMA busy_timeout = ${LOCK_WAIT_MS}; BEGIN EXCLUSIVE`)
    return database
  } catch (error) {
    database.close()
    if (error instanceof Error && /locked|busy/.test(error.message)) return undefined
    throw new EmbeddedPostgresError(`The lock ${layout.lockFile} cannot be taken`, { cause: error })
  }
}

function readOwner(layout: Layout): Owner | undefined {
  try {
    // Written by takeOwnership only.
    return JSON.parse(readFileSync(layout.ownerFile, 'utf8')) as Owner
  } catch {
    return undefined
  }
}

function thisHost(): string {
  if (process.platform !== 'linux') return 'host'
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  return `${readlinkSync('/proc/self/ns/pid')} ${boot}`
}
