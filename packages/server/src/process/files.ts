import { readConfig } from '../config.ts'
import { runCopy } from '../platform/storage/copy/run-copy.ts'

const TELL_EVERY = 500

/** Copies files between disk and bucket, whether or not the server runs. */
export async function files(words: readonly string[]): Promise<void> {
  const { lines, isComplete } = await runCopy(readConfig(process.env), words, (count) => {
    if (count % TELL_EVERY === 0) process.stderr.write(`${count} files …\n`)
  })
  process.stdout.write(`${lines.join('\n')}\n`)
  if (!isComplete) process.exitCode = 1
}
