import { endWithMessage } from './end-with-message.ts'
import { prepareEnvironment } from './environment.ts'

// `npm run explore`: what the explore list shows first, and in which groups; docs/how-to/curate-explore.md.
try {
  prepareEnvironment()
  const { explore } = await import('../packages/server/src/process/explore.ts')
  await explore(process.argv.slice(2))
} catch (error) {
  endWithMessage(error)
}
