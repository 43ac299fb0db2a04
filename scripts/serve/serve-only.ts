import { endWithMessage } from '../end-with-message.ts'
import { prepareEnvironment } from '../environment.ts'
import { serve } from './serve.ts'

// The server alone, without looking whether anything must be built: what `npm run dev` restarts on every change.
try {
  prepareEnvironment()
  await serve()
} catch (error) {
  endWithMessage(error)
}
