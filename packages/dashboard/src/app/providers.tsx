import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Api, ApiProvider } from '../lib/api.ts'
import { type Tracking, TrackingProvider } from '../lib/tracking.ts'
import { cspNonce } from '../ui/csp-nonce.ts'
import { muiTheme } from '../ui/theme.ts'

interface ProvidersProps {
  api: Api
  queryClient: QueryClient
  tracking: Tracking
  children: ReactNode
}

/**
 * Gives the style elements of emotion the page's nonce, without which the content security policy refuses them.
 * The default cache is taken rather than one of our own: it is the only thing @emotion/cache would be needed for.
 */
function WithStyleNonce({ children }: { children: ReactNode }) {
  const cache = useEmotionCache()
  const nonce = cspNonce()
  if (cache && nonce) cache.sheet.nonce = nonce
  return children
}

/** Hands the app what it depends on. */
export function Providers({ api, queryClient, tracking, children }: ProvidersProps) {
  return (
    <WithStyleNonce>
      <ThemeProvider theme={muiTheme}>
        <QueryClientProvider client={queryClient}>
          <ApiProvider value={api}>
            <TrackingProvider value={tracking}>{children}</TrackingProvider>
          </ApiProvider>
        </QueryClientProvider>
      </ThemeProvider>
    </WithStyleNonce>
  )
}
