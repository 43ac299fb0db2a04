import { existsSync } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import type { Config } from '../config.ts'
import { copyCluster } from '../platform/db/embedded/copy-cluster.ts'
import { copyFolder } from '../platform/db/embedded/copy-folder.ts'
import { embeddedBase, ensurePostgres } from '../platform/db/embedded/ensure-postgres.ts'
import { POSTGRES_MAJOR } from '../platform/db/embedded/layout.ts'

/** What the person who makes the backup did wrong. */
class BackUpError extends Error {}

const HOW_TO = 'See docs/how-to/back-up.md.'
/** Of the data folder: the database is copied by itself, the rest is unfinished or can be made again. */
const NOT_COPIED = /^(?:pg|temp)(?:\/|$)|(?:^|\/)\.unfinished(?:\/|$)/

/**
 * Copies database and files of a server that runs, or not, into a new folder, which is itself a data folder. The database
 * first: every file that it names was there before. Returns the bytes. Throws BackUpError with what to do.
 */
export async function backUp(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  wanted: string | undefined,
): Promise<number> {
  if (wanted === undefined || wanted === '')
    throw new BackUpError(`Name a new folder: npm run backup -- <folder>. ${HOW_TO}`)
  if (databaseUrl !== undefined)
    throw new BackUpError(`The database is that of DATABASE_URL: use pg_dump, then copy the files. ${HOW_TO}`)
  const [source, target] = [resolve(dataDir), resolve(wanted)]
  if (existsSync(target))
    throw new BackUpError(`${target} exists. Name a folder that does not, for each backup its own.`)
  if (!existsSync(source)) throw new BackUpError(`There is no data folder ${source}. DATA_DIR names another.`)
  if (`${target}${sep}`.startsWith(`${source}${sep}`))
    throw new BackUpError('A backup lies outside of the data folder.')
  const unfinished = `${target}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  try {
    const bytes = (await copyDatabase(source, unfinished)) + (await copyFiles(source, unfinished))
    await rename(unfinished, target)
    return bytes
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function copyDatabase(source: string, target: string): Promise<number> {
  const base = join(target, 'pg')
  await mkdir(base, { recursive: true })
  // As in the original: PostgreSQL's account passes through, others see nothing of the cluster.
  for (const folder of [target, base]) await chmod(folder, 0o711)
  const database = await ensurePostgres({ base: embeddedBase(source), whenOwned: 'join', watchdog: false })
  try {
    return await copyCluster(database, join(base, String(POSTGRES_MAJOR)))
  } finally {
    await database.stop()
  }
}

async function copyFiles(source: string, target: string): Promise<number> {
  const bytes = await copyFolder({ from: source, to: target, isLeftOut: (path) => NOT_COPIED.test(path) })
  await chmod(target, 0o711)
  return bytes
}
