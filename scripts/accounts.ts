import { endWithMessage } from './end-with-message.ts'
import { prepareEnvironment } from './environment.ts'

// `npm run accounts`: lifts, lowers and pauses accounts, and tells who did; docs/how-to/operate-accounts.md.
try {
  prepareEnvironment()
  const { accounts } = await import('../packages/server/src/process/accounts.ts')
  await accounts(process.argv.slice(2))
} catch (error) {
  endWithMessage(error)
}
