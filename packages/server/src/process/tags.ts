import { writeFile } from 'node:fs/promises'
import { readConfig } from '../config.ts'
import { runTags } from '../features/links/physical/run-tags.ts'
import { createTagCommands } from '../features/links/physical/tag-commands.ts'
import { lanAddress } from './lan-address.ts'
import { onDatabase } from './on-database.ts'

/** Runs one command about physical tags on this installation's database, whether or not its server runs. */
export async function tags(words: readonly string[]): Promise<void> {
  const config = readConfig(process.env)
  // The same as in main.ts.
  const publicUrl = config.shortLinkUrl ?? config.publicUrl ?? `http://${lanAddress() ?? 'localhost'}:${config.port}`
  const { lines, file } = await onDatabase(config, (db) => runTags(createTagCommands(db, publicUrl), words))
  if (file) await writeFile(file.path, file.content)
  process.stdout.write(`${lines.join('\n')}\n`)
  if (config.publicUrl === undefined && words[0] === 'make')
    process.stderr.write(
      `\nThese addresses lead to ${publicUrl}. Set PUBLIC_URL before you write tags that must last.\n`,
    )
}
