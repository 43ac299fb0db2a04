import { ApiError } from '@taplet/contract'
import { QueryClient } from '@tanstack/react-query'

const RETRIES = 2

/** A refusal stays a refusal; only a broken connection or a busy server is worth another try. */
const isWorthRetrying = (error: Error) => !(error instanceof ApiError) || error.status >= 502

export const createQueryClient = (retries = RETRIES) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => count < retries && isWorthRetrying(error),
        refetchOnWindowFocus: false,
        staleTime: 30_000,
      },
      mutations: { retry: false },
    },
  })
