import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the cluster of the embedded database lies in its folder. */
export const clusterOf = (database: string): string => join(database, '18')

/** The process that starts all others of an embedded database. */
export function postmasterOf(database: string): number {
  const pid = Number.parseInt(readFileSync(join(clusterOf(database), 'postmaster.pid'), 'utf8'), 10)
  if (!(pid > 1)) throw new Error('The database is not running.')
  return pid
}
