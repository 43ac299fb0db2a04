import { endWithMessage } from './end-with-message.ts'
import { prepareEnvironment } from './environment.ts'

// `npm run moderate`: lists reports of visitors and lets the operator act on them; docs/how-to/moderate.md.
try {
  prepareEnvironment()
  const { moderate } = await import('../packages/server/src/process/moderate.ts')
  await moderate(process.argv.slice(2))
} catch (error) {
  endWithMessage(error)
}
