import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Account, requireNamedUser } from './programs/account.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { errorCode } from './error-code.ts'
import { type Layout, POSTGRES_MAJOR } from './layout.ts'
import { isAlive } from './process/pid-file.ts'
import { giveTo, makePrivateFolder } from './private-folder.ts'
import type { Programs } from './programs/programs.ts'
import { runProgram } from './programs/run-program.ts'

export const POSTGRES_USER = 'taplet'

const PASSWORD_FILE = 'taplet.password'

/**
 * Ensures that a cluster of our major version exists and returns its password. It is created aside and renamed in one
 * step: killed half-way it leaves nothing behind, and of several starters one wins and the others use its work.
 */
export async function initialise(layout: Layout, programs: Programs, account: Account | undefined): Promise<string> {
  removeUnfinished(layout.base)
  if (!existsSync(join(layout.cluster, 'PG_VERSION'))) await createCluster(layout, programs, account)
  requireOwnCluster(layout.cluster, account)
  return readFileSync(join(layout.cluster, PASSWORD_FILE), 'utf8')
}

async function createCluster(layout: Layout, programs: Programs, account: Account | undefined): Promise<void> {
  if (!account) requireNamedUser()
  const unfinished = join(layout.base, `${POSTGRES_MAJOR}.init-${process.pid}-${randomBytes(4).toString('hex')}`)
  const password = randomBytes(24).toString('base64url')
  const passwordFile = `${unfinished}.password`
  try {
    writeSecret(passwordFile, password, account)
    makePrivateFolder(unfinished, account)
    const result = await runProgram(programs.initdb, initdbArguments(unfinished, passwordFile), account)
    if (result.status !== 0) throw new EmbeddedPostgresError(`initdb failed: ${result.stderr.trim()}`)
    writeSecret(join(unfinished, PASSWORD_FILE), password, account)
    renameSync(unfinished, layout.cluster)
    flushFolder(layout.base)
  } catch (error) {
    const lostTheRace = ['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')
    if (!lostTheRace) throw error
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(unfinished, { recursive: true, force: true })
  }
}

function initdbArguments(cluster: string, passwordFile: string): string[] {
  return [
    `--pgdata=${cluster}`,
    `--username=${POSTGRES_USER}`,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    // The encoding must not depend on the LANG of the process that starts Taplet first.
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]
}

/** PostgreSQL would refuse both with one line in a log file; these errors say what to do. */
function requireOwnCluster(cluster: string, account: Account | undefined): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version !== String(POSTGRES_MAJOR)) {
    throw new EmbeddedPostgresError(
      `${cluster} was written by PostgreSQL ${version}; this Taplet brings ${POSTGRES_MAJOR}.`,
    )
  }
  const { uid } = statSync(cluster)
  const runner = account?.uid ?? process.getuid?.()
  if (runner !== undefined && uid !== runner) {
    throw new EmbeddedPostgresError(
      `${cluster} belongs to user id ${uid}: start Taplet as that user or as root, as it was started before.`,
    )
  }
}

function writeSecret(path: string, secret: string, account: Account | undefined): void {
  writeFileSync(path, secret, { mode: 0o600 })
  giveTo(account, path)
}

/** Makes a rename in this folder survive a power failure. */
function flushFolder(path: string): void {
  const folder = openSync(path, 'r')
  fsyncSync(folder)
  closeSync(folder)
}

/** Removes what processes killed during initialisation left behind. */
function removeUnfinished(base: string): void {
  for (const name of readdirSync(base)) {
    const pid = /^\d+\.init-(\d+)-/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(base, name), { recursive: true, force: true })
  }
}
