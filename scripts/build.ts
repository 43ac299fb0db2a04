import { buildWhatChanged } from './build/build-what-changed.ts'
import { endWithMessage } from './end-with-message.ts'

try {
  await buildWhatChanged({ force: true })
} catch (error) {
  endWithMessage(error)
}
