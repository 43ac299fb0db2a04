import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Account } from './account.ts'
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts'
import { errorCode } from '../error-code.ts'
import type { Layout } from '../layout.ts'
import { isAlive } from '../process/pid-file.ts'
import { giveToFolderOwner } from '../private-folder.ts'
import { findPlatformPackage, type PlatformPackage, type Symlink } from './platform-package.ts'
import { runProgram } from './run-program.ts'

export interface Programs {
  postgres: string
  initdb: string
}

/**
 * Returns programs that the account can run: a private copy in the data folder (hard links where possible, so it takes
 * no space), which survives `npm ci` under a running server and stays reachable when the checkout is closed to the
 * account. Where nothing may be executed from the data folder, the package's own files are used. Throws
 * EmbeddedPostgresError when they cannot be run.
 */
export async function preparePrograms(layout: Layout, account: Account | undefined): Promise<Programs> {
  const source = findPlatformPackage()
  const copy = join(layout.programs, source.version)
  copyPrograms(source, copy)
  const own = programsIn(copy)
  const failure = await cannotRun(own, account)
  if (failure === undefined) return own
  linkLibraries(source.folder, source.symlinks)
  const packaged = programsIn(source.folder)
  if ((await cannotRun(packaged, account)) === undefined) return packaged
  throw new EmbeddedPostgresError(
    `PostgreSQL cannot be run${account ? ` as "${account.name}"` : ''}: ${failure}. ` +
      'It needs a Linux with glibc (Debian, Ubuntu, Fedora; not Alpine) or macOS; elsewhere set DATABASE_URL.',
  )
}

/** Copies the package with one rename at the end; does nothing when the copy exists. */
function copyPrograms(source: PlatformPackage, copy: string): void {
  if (statSync(copy, { throwIfNoEntry: false })) return
  const parent = dirname(copy)
  mkdirSync(parent, { recursive: true })
  giveToFolderOwner(parent)
  chmodSync(parent, 0o755)
  removeUnfinished(parent)
  const unfinished = `${copy}.copy-${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    copyFolder(source.folder, unfinished)
    linkLibraries(unfinished, source.symlinks)
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!isTaken(error)) throw error // another starter finished first: its copy is as good
  }
}

function copyFolder(from: string, to: string): void {
  mkdirSync(to)
  giveToFolderOwner(to)
  chmodSync(to, 0o755) // regardless of the umask: the account needs access
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isDirectory()) copyFolder(join(from, entry.name), join(to, entry.name))
    else if (entry.isFile()) copyOne(join(from, entry.name), join(to, entry.name))
  }
}

function copyOne(from: string, to: string): void {
  const { mode } = statSync(from)
  const isProgram = basename(dirname(from)) === 'bin'
  const isReadableByAll = (mode & 0o444) === 0o444 && (!isProgram || (mode & 0o111) === 0o111)
  if (isReadableByAll || process.getuid?.() !== 0) {
    try {
      linkSync(from, to)
      return
    } catch (error) {
      if (errorCode(error) === 'EEXIST') throw error // otherwise: another disk, or links are not allowed here
    }
  }
  copyFileSync(from, to)
  giveToFolderOwner(to)
  chmodSync(to, isProgram ? 0o755 : 0o644)
}

/** Creates the symlinks that the package's install script would have created. */
function linkLibraries(folder: string, symlinks: Symlink[]): void {
  for (const { path, target } of symlinks) {
    const link = join(folder, path)
    try {
      symlinkSync(relative(dirname(link), join(folder, target)), link)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST' && errorCode(error) !== 'EACCES' && errorCode(error) !== 'EROFS') throw error
    }
  }
}

/** Removes what processes killed while copying left behind. */
function removeUnfinished(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = /\.copy-(\d+)-/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true })
  }
}

function programsIn(folder: string): Programs {
  return { postgres: join(folder, 'bin/postgres'), initdb: join(folder, 'bin/initdb') }
}

async function cannotRun(programs: Programs, account: Account | undefined): Promise<string | undefined> {
  const result = await runProgram(programs.postgres, ['--version'], account)
  return result.status === 0 ? undefined : result.stderr.trim() || `exit code ${result.status}`
}

function isTaken(error: unknown): boolean {
  return ['EEXIST', 'ENOTEMPTY'].includes(errorCode(error) ?? '')
}
