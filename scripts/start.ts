import { embeddedBase, requireNoOtherTaplet } from '../packages/server/src/platform/db/embedded/ensure-postgres.ts'
import { requireDataDir } from '../packages/server/src/process/require-data-dir.ts'
import { buildWhatChanged } from './build/build-what-changed.ts'
import { prepareEnvironment } from './environment.ts'
import { endWithMessage } from './end-with-message.ts'
import { serve } from './serve/serve.ts'

try {
  prepareEnvironment()
  const { readConfig } = await import('../packages/server/src/config.ts')
  const { databaseUrl, dataDir } = readConfig(process.env)
  requireDataDir(dataDir)
  // Before the build: a second start must not change the files that the first one serves.
  if (!databaseUrl) requireNoOtherTaplet(embeddedBase(dataDir))
  await buildWhatChanged()
  await serve()
} catch (error) {
  endWithMessage(error)
}
