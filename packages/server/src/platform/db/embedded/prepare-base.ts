import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Account, chooseAccount } from './programs/account.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { layoutOf, shortHash } from './layout.ts'
import { giveToFolderOwner } from './private-folder.ts'
import { runProgram } from './programs/run-program.ts'

/** File in the requested folder that records where the database was moved, so that every later start finds it. */
const POINTER = 'moved-to'

/** Where root may keep the database of a checkout that the account cannot enter (a clone in /root, mode 700). */
const FALLBACK_PARENTS = ['/var/lib/taplet', '/var/tmp/taplet', join(tmpdir(), 'taplet')]

export interface Home {
  base: string
  account: Account | undefined
}

/** Returns the folder of the database requested at `base`: itself, or where an earlier start moved to. Read-only. */
export function whereBaseIs(base: string): string {
  try {
    return readFileSync(join(base, POINTER), 'utf8').trim() || base
  } catch {
    return base
  }
}

/**
 * Creates the base folder and returns the folder and account to use. When the account cannot enter it, a fresh database
 * goes to a folder it can enter and `log` reports that; an existing database is never replaced by an empty one. Throws
 * EmbeddedPostgresError when it cannot be written or reached.
 */
export async function prepareBase(wanted: string, log: (message: string) => void): Promise<Home> {
  const base = whereBaseIs(wanted)
  const { cluster } = layoutOf(base)
  const account = chooseAccount(base, cluster)
  const failure = await tryFolder(base, account)
  if (failure === undefined) return { base, account }
  if (!account) throw new EmbeddedPostgresError(`The data folder ${base} cannot be written: ${failure}`)
  if (existsSync(cluster) || base !== wanted) {
    throw new EmbeddedPostgresError(
      `The account "${account.name}", which runs PostgreSQL, cannot reach its data in ${base}: a folder above it is closed to it.`,
    )
  }
  for (const parent of FALLBACK_PARENTS) {
    const fallback = join(parent, shortHash(wanted))
    if ((await tryFolder(fallback, account)) !== undefined) continue
    writeFileSync(join(wanted, POINTER), `${fallback}\n`)
    log(
      `The account "${account.name}", which runs PostgreSQL for root, cannot reach ${wanted}. The database is in ${fallback}.`,
    )
    return { base: fallback, account }
  }
  throw new EmbeddedPostgresError(
    `The account "${account.name}", which runs PostgreSQL for root, can reach neither ${base} nor ${FALLBACK_PARENTS.join(', ')}. ` +
      'Choose a data folder it can write, run Taplet as an ordinary user, or set DATABASE_URL.',
  )
}

/** Creates the folder and enters it as the account; returns the reason when that fails. */
async function tryFolder(base: string, account: Account | undefined): Promise<string | undefined> {
  try {
    makeFolder(base)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  const script = account ? 'cd "$1"' : '[ -w "$1" ] && [ -x "$1" ]'
  const probe = await runProgram('/bin/sh', ['-c', script, 'sh', base], account)
  return probe.status === 0 ? undefined : probe.stderr.trim() || `it belongs to user id ${statSync(base).uid}`
}

/** Creates folders that everyone can traverse and only their owner can list. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path, { recursive: true })
  giveToFolderOwner(path)
  chmodSync(path, 0o711) // regardless of the umask
}
