import { OPEN_ACCOUNT_HEADER } from '@taplet/contract'
import type { QueryClient } from '@tanstack/react-query'
import { type Session, sessionKey } from '../entities/session/queries.ts'
import { createApi } from '../lib/api/api.ts'
import { createConsoleLog, type Log } from '../lib/log.ts'
import { createSend } from '../lib/api/send.ts'
import { useSettings } from '../lib/settings.ts'
import { text } from '../lib/text.ts'
import { leaveForOpenAccount, tellOfSwitch } from './leave-for-open-account.ts'
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

const sessionOf = (queryClient: QueryClient) => queryClient.getQueryData<Session>(sessionKey)

/**
 * Creates the app's dependencies. When a call is refused because the session has ended, the guards redirect to sign-in
 * and back again.
 */
export function createApp(send?: typeof fetch, retries?: number, log: Log = createConsoleLog()) {
  const queryClient = createQueryClient(log, retries)
  const tracking = createAppTracking()
  const onSessionEnded = () => {
    if (!sessionOf(queryClient)?.isSignedIn) return
    queryClient.setQueryData(sessionKey, { isSignedIn: false })
    toast.say(text('chrome:account.ended'))
  }
  tellOfSwitch()
  const sendCall = createSend({ onSessionEnded, onAccountSwitched: leaveForOpenAccount, ...(send && { fetch: send }) })
  const headers = (): Record<string, string> => {
    const open = sessionOf(queryClient)?.open
    return open ? { [OPEN_ACCOUNT_HEADER]: open.accountId } : {}
  }
  return { api: createApi(sendCall, headers), send: sendCall, log, queryClient, tracking }
}
