import { endWithMessage } from './end-with-message.ts'
import { prepareEnvironment } from './environment.ts'

// `npm run moderate`: what visitors reported, and what the operator does about it; docs/how-to/moderate.md.
try {
  prepareEnvironment()
  const { moderate } = await import('../packages/server/src/process/moderate.ts')
  await moderate(process.argv.slice(2))
} catch (error) {
  endWithMessage(error)
}
