import { readConfig } from '../config.ts'
import { createModerationCommands } from '../features/moderation/moderation-commands.ts'
import { runModeration } from '../features/moderation/run-moderation.ts'
import { onDatabase } from './on-database.ts'

/** Runs one moderation command on this installation's database, whether or not its server runs. */
export async function moderate(words: readonly string[]): Promise<void> {
  const lines = await onDatabase(readConfig(process.env), (db) => runModeration(createModerationCommands(db), words))
  process.stdout.write(`${lines.join('\n')}\n`)
}
