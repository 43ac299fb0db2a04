import { endWithMessage } from './end-with-message.ts'
import { prepareEnvironment } from './environment.ts'

// `npm run backup -- <folder>`: copies database and files while the server runs; docs/how-to/back-up.md.
try {
  prepareEnvironment()
  const { readConfig } = await import('../packages/server/src/config.ts')
  const { backUp } = await import('../packages/server/src/process/back-up.ts')
  const target = process.argv[2]
  const bytes = await backUp(readConfig(process.env), target)
  console.log(
    `${target} holds database and files (${Math.ceil(bytes / 1_000_000)} MB). A server starts on it: DATA_DIR=${target} npm start`,
  )
} catch (error) {
  endWithMessage(error)
}
