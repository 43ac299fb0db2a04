import { buildWhatChanged } from '../build/build-what-changed.ts'
import { endWithMessage } from '../end-with-message.ts'
import { prepareEnvironment } from '../environment.ts'
import { serve } from './serve.ts'

// Runs the server without the dashboard, which vite serves: `npm run dev` restarts it on every change.
try {
  prepareEnvironment()
  await buildWhatChanged({ without: ['@taplet/dashboard'] })
  await serve()
} catch (error) {
  endWithMessage(error)
}
