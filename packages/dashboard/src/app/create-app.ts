import { sessionKey } from '../entities/session/queries.ts'
import { createApi } from '../lib/api/api.ts'
import { createConsoleLog, type Log } from '../lib/log.ts'
import { createSend } from '../lib/api/send.ts'
import { useSettings } from '../lib/settings.ts'
import { text } from '../lib/text.ts'
import { asksNotToBeFollowed, findService } from '../lib/tracking/find-service.ts'
import { withService } from '../lib/tracking/with-service.ts'
import { createMemoryTracking } from '../lib/tracking.ts'
import { toast } from '../ui/toasts/toast.tsx'
import { createQueryClient } from './create-query-client.ts'

/** Product events stay in memory; if this installation names a service, they are sent there after consent. */
function createAppTracking() {
  const memory = createMemoryTracking()
  const service = asksNotToBeFollowed() ? undefined : findService()
  if (!service) return memory
  const isGiven = () => useSettings.getState().productEvents === 'ALLOWED'
  return withService(memory, service, { isGiven, onChange: useSettings.subscribe })
}

/**
 * Creates the app's dependencies. When a call is refused because the session has ended, the guards redirect to sign-in
 * and back again.
 */
export function createApp(send?: typeof fetch, retries?: number, log: Log = createConsoleLog()) {
  const queryClient = createQueryClient(log, retries)
  const tracking = createAppTracking()
  const onSessionEnded = () => {
    const session = queryClient.getQueryData<{ isSignedIn: boolean }>(sessionKey)
    if (!session?.isSignedIn) return
    queryClient.setQueryData(sessionKey, { isSignedIn: false })
    toast.say(text('chrome:account.ended'))
  }
  const sendCall = createSend({ onSessionEnded, ...(send && { fetch: send }) })
  return { api: createApi(sendCall), send: sendCall, log, queryClient, tracking }
}
