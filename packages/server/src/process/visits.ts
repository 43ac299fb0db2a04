import { readConfig } from '../config.ts'
import { runVisits } from '../features/visits/upkeep/run-visits.ts'
import { visitJudge } from '../features/visits/upkeep/visit-judge.ts'
import { onDatabase } from './on-database.ts'

/** Runs one command about stored visits on the database of this installation, whether or not its server runs. */
export async function visits(words: readonly string[]): Promise<void> {
  const lines = await onDatabase(readConfig(process.env), (db) =>
    runVisits(words, { db, judge: visitJudge, now: new Date() }),
  )
  process.stdout.write(`${lines.join('\n')}\n`)
}
