import { readFileSync } from 'node:fs'
import { processesIn } from '../server/cpu-clock.ts'
import { join } from 'node:path'

/** Returns the folder of the cluster within that of the embedded database. */
export const clusterOf = (database: string): string => join(database, '18')

/** Returns the pid of the postmaster of an embedded database. */
export function postmasterOf(database: string): number {
  const pid = Number.parseInt(readFileSync(join(clusterOf(database), 'postmaster.pid'), 'utf8'), 10)
  if (!(pid > 1)) throw new Error('The database is not running.')
  return pid
}

/** Returns the pids of an embedded database, the postmaster first. */
export function processesOf(database: string): number[] {
  const postmaster = postmasterOf(database)
  return [postmaster, ...processesIn(clusterOf(database)).filter((pid) => pid !== postmaster)]
}
