import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Api, ApiProvider } from '../lib/api/api.ts'
import { type Log, LogProvider } from '../lib/log.ts'
import { SendProvider } from '../lib/api/send.ts'
import { type Tracking, TrackingProvider } from '../lib/tracking.ts'

interface ProvidersProps {
  api: Api
  send: typeof fetch
  log: Log
  queryClient: QueryClient
  tracking: Tracking
  children: ReactNode
}

/** Provides the app's dependencies. */
export function Providers({ api, send, log, queryClient, tracking, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <SendProvider value={send}>
        <ApiProvider value={api}>
          <LogProvider value={log}>
            <TrackingProvider value={tracking}>{children}</TrackingProvider>
          </LogProvider>
        </ApiProvider>
      </SendProvider>
    </QueryClientProvider>
  )
}
