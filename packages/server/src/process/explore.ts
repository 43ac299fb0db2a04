import { readConfig } from '../config.ts'
import { createExploreCommands } from '../features/explore/admin-commands/explore-commands.ts'
import { runExplore } from '../features/explore/admin-commands/run-explore.ts'
import { onDatabase } from './on-database.ts'

/** Runs one explore command on this installation's database, whether or not its server runs. */
export async function explore(words: readonly string[]): Promise<void> {
  const lines = await onDatabase(readConfig(process.env), (db) => runExplore(createExploreCommands(db), words))
  process.stdout.write(`${lines.join('\n')}\n`)
}
