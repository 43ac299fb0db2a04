import { readConfig } from '../config.ts'
import { runVisits } from '../features/visits/maintenance/run-visits.ts'
import { visitClassifier } from '../features/visits/maintenance/visit-classifier.ts'
import { onDatabase } from './on-database.ts'

/** Runs one command about stored visits on this installation's database, whether or not its server runs. */
export async function visits(words: readonly string[]): Promise<void> {
  const lines = await onDatabase(readConfig(process.env), (db) =>
    runVisits(words, { db, classifier: visitClassifier, now: new Date() }),
  )
  process.stdout.write(`${lines.join('\n')}\n`)
}
