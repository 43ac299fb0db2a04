import { endWithMessage } from './end-with-message.ts'
import { prepareEnvironment } from './environment.ts'

// `npm run explore`: edits the selections and groups of the explore list; docs/how-to/curate-explore.md.
try {
  prepareEnvironment()
  const { explore } = await import('../packages/server/src/process/explore.ts')
  await explore(process.argv.slice(2))
} catch (error) {
  endWithMessage(error)
}
