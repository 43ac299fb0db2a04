import { endWithMessage } from './end-with-message.ts'
import { prepareEnvironment } from './environment.ts'

// `npm run tags`: manages physical tags that are made before they have an owner; docs/how-to/operate-tags.md.
try {
  prepareEnvironment()
  const { tags } = await import('../packages/server/src/process/tags.ts')
  await tags(process.argv.slice(2))
} catch (error) {
  endWithMessage(error)
}
