import { endWithMessage } from './end-with-message.ts'
import { prepareEnvironment } from './environment.ts'

// `npm run visits`: classifies stored visits again and rebuilds their sums; docs/how-to/operate-visits.md.
try {
  prepareEnvironment()
  const { visits } = await import('../packages/server/src/process/visits.ts')
  await visits(process.argv.slice(2))
} catch (error) {
  endWithMessage(error)
}
