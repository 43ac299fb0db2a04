import { endWithMessage } from './end-with-message.ts'
import { prepareEnvironment } from './environment.ts'

// `npm run files`: copies files between disk and bucket; docs/how-to/move-files.md.
try {
  prepareEnvironment()
  const { files } = await import('../packages/server/src/process/files.ts')
  await files(process.argv.slice(2))
} catch (error) {
  endWithMessage(error)
}
