import { ApiError } from '@taplet/contract'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { errorFacts, keyName, type Log } from '../lib/log.ts'

const RETRIES = 2

/** Refusals are final; only network errors and busy servers are worth a retry. */
const isWorthRetrying = (error: Error) => !(error instanceof ApiError) || error.status >= 502

/** The cache of server data. Failures are logged quietly (spec §8); messages are up to the screens. */
export const createQueryClient = (log: Log, retries = RETRIES) =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) =>
        log.write({ event: 'fetch_failed', name: keyName(queryKey), ...errorFacts(error) }),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { options: { mutationKey } }) =>
        log.write({
          event: 'change_failed',
          ...(mutationKey && { name: keyName(mutationKey) }),
          ...errorFacts(error),
        }),
    }),
    defaultOptions: {
      queries: {
        retry: (count, error) => count < retries && isWorthRetrying(error),
        refetchOnWindowFocus: false,
        staleTime: 30_000,
      },
      mutations: { retry: false },
    },
  })
